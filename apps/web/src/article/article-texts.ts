/** What stands around the text of an article. */
export const articleTexts = {
  contents: 'På den här sidan',
  readMore: 'Läs mer',
  share: 'Dela',
  mail: 'Mejla länken',
  print: 'Skriv ut',
  /** Said when the address has been copied. */
  copied: 'Länken är kopierad.',
  /** Said where the browser lets nobody copy. */
  copyFailed: 'Länken kunde inte kopieras. Kopiera adressen i webbläsarens adressfält.',
  shareGroup: 'Dela eller skriv ut sidan',
} as const;
