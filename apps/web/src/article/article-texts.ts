import type { Language } from '@brandpost/domain';

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

/** The same in another language. */
export type ArticleWords = { readonly [Word in keyof typeof articleTexts]: string };

/** What stands around an article that is not in Swedish. It is sent with the page: plain data. */
export type ArticleFrameWords = {
  lang: Language;
  words: ArticleWords;
  /** When it was changed; null where nobody knows. */
  updated: string | null;
};
