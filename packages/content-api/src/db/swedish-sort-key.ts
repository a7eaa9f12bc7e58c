/**
 * A text whose byte order is the Swedish dictionary order of names: å, ä and ö last, accents and case of no weight,
 * numbers by value. Kept in a column with collation "C", because PGlite has no ICU collation to sort with.
 * It agrees with `compareSwedish` wherever two names differ in more than accents, case or signs.
 */
export function swedishSortKey(name: string): string {
  let key = '';
  for (const [piece] of name
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/\d+|\D/gu)) {
    key += /^\d/.test(piece) ? numberKey(piece) : letterKey(piece);
  }
  // The name itself settles ties; U+0001 comes before every character of a longer key.
  return `${key}\u0001${name}`;
}

/** The length first, so that 9 comes before 10. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  return `0${String.fromCharCode(48 + Math.min(value.length, 60))}${value}`;
}

const LAST_LETTERS: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

function letterKey(letter: string): string {
  const last = LAST_LETTERS[letter];
  if (last !== undefined) return last;
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[a-z]$/.test(plain)) return plain;
  if (/\p{L}/u.test(plain)) return `~${plain}`;
  return /\s/u.test(plain) ? ' ' : '';
}
