/**
 * What an address that leads nowhere was about, to search for: the words of its last part.
 * @param path as the browser has it, such as `/sotning` or `/media/brandskydd-hemma.pdf`
 * @returns null where there are none, such as in `/12345`
 */
export function wordsOfAddress(path: string): string | null {
  const last = decoded(path).split('/').findLast(Boolean) ?? '';
  return (
    last
      .replace(/\.\w+$/, '')
      .match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*/gu)
      ?.join(' ') ?? null
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
}
