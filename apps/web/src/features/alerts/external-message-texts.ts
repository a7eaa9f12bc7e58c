/** Texts around messages of other senders. */
export const externalMessageTexts = {
  vmaWeb: 'Läs hos Sveriges Radio',
  news: 'Från Krisinformation.se',
  newsSource: 'Krisinformation.se',
  newsWeb: 'Läs hos Krisinformation.se',
  sent: 'Skickat',
  updated: 'Uppdaterat',
  newsSent: 'Publicerad',
  newsUpdated: 'Uppdaterad',
} as const;
