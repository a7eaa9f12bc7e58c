/** What stands around the text of an article. */
export const articleTexts = {
  contents: 'På den här sidan',
  /** The same where it is folded: two landmarks of one page are not called the same. */
  foldedContents: 'Innehåll',
  readMore: 'Läs mer',
  share: 'Dela',
  mail: 'Mejla länken',
  print: 'Skriv ut',
  /** Said when the address has been copied. */
  copied: 'Länken är kopierad.',
  /** Said where the browser lets nobody copy. */
  copyFailed: 'Det gick inte att kopiera länken.',
} as const;
