const LETTERS_WITHOUT_MARK: Readonly<Record<string, string>> = {
  æ: 'a',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
};

/**
 * The text in lower case without marks on its letters: å, ä and æ become a, ö and ø become o, é becomes e.
 * Composed and decomposed input give the same answer. For matching only, never for showing or sorting.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[æøßđłœ]/g, (letter) => LETTERS_WITHOUT_MARK[letter] ?? letter);
}
