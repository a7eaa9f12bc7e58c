/** Texts around messages of other senders. */
export const externalMessageTexts = {
  vma: 'Viktigt meddelande till allmänheten',
  vmaSource: 'VMA · Sveriges Radio',
  vmaWeb: 'Läs hos Sveriges Radio',
  newVma: (title: string) => `Nytt VMA från Sveriges Radio: ${title}.`,
  news: 'Från Krisinformation.se',
  newsSource: 'Krisinformation.se',
  newsWeb: 'Läs hos Krisinformation.se',
  sent: 'Skickat',
  updated: 'Uppdaterat',
  newsSent: 'Publicerad',
  newsUpdated: 'Uppdaterad',
  /** Of whom a message is for. */
  titleFor: (title: string, areas: readonly string[]) =>
    areas.length === 0 ? title : `${title}: ${areas.join(', ')}`,
} as const;
