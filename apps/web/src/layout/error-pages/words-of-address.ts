const FILE_ENDING = /\.[a-z]{2,5}$/i;
const SHORTEST = 3;
const LONGEST = 60;

/**
 * What an address that leads nowhere was about, to search for: the words of its last part.
 * @param path as the browser has it, such as `/sotning` or `/media/brandskydd-hemma.pdf`
 * @returns null where there are none, such as in `/12345`
 */
export function wordsOfAddress(path: string): string | null {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replace(FILE_ENDING, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
  return words.length < SHORTEST || words.length > LONGEST ? null : words;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
