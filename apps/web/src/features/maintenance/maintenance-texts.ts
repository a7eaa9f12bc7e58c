/** Texts shown while the site is down. */
export const maintenanceTexts = {
  title: 'Underhåll',
  text: 'Just nu ligger sidan ner för underhåll',
  help: 'Vi är strax tillbaka. Ladda om sidan om en stund.',
  until: 'Vi räknar med att vara tillbaka',
  retry: 'Försök igen',
} as const;
