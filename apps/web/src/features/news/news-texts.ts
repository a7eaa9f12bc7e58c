/** Texts of a piece of news. */
export const newsTexts = {
  information: 'Information',
  own: 'Min sida',
  pinned: 'Aktuellt',
  published: 'Publicerad',
  /** For those who see it before its time. */
  toCome: 'Publiceras',
  vacancy: 'Ledigt jobb',
} as const;
