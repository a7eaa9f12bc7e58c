/** Texts shown while the site is down. */
export const closedTexts = {
  title: 'Underhåll',
  text: 'Just nu ligger sidan ner för underhåll',
  help: 'Vi är strax tillbaka. Ladda om sidan om en stund.',
  until: 'Vi räknar med att vara tillbaka',
  retry: 'Försök igen',
  openAgain: 'Webbplatsen är öppen igen',
  thanks: 'Tack för ditt tålamod.',
  toStart: 'Till startsidan',
} as const;
