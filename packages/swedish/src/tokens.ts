const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-\u2010\u2011][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const HYPHEN = /[-\u2010\u2011]/;

/**
 * The words of a text in lower case and in order, repetitions included. A hyphenated word gives itself without
 * hyphens and then its parts of two letters or more: `e-tjänst` gives etjänst and tjänst.
 */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [word] of text.normalize('NFC').replaceAll('\u00AD', '').toLowerCase().matchAll(WORD)) {
    if (!HYPHEN.test(word)) {
      tokens.push(word);
      continue;
    }
    const pieces = word.split(HYPHEN);
    tokens.push(pieces.join(''), ...pieces.filter((piece) => piece.length > 1));
  }
  return tokens;
}
