/** What the service worker says; apart from the other texts, because no page needs it. */
export const savedPages = {
  label: 'Sparad kopia',
  /** Before a copy, by why there is nothing newer. */
  reason: { offline: 'Du har ingen uppkoppling.', failing: 'Webbplatsen svarar inte just nu.' },
  readFrom: (moment: string) => `Du läser en sparad kopia från ${moment}.`,
  pageTitle: 'Ingen anslutning',
  pageText: 'Sidan kunde inte hämtas. Kontrollera att du har täckning och ladda om sidan.',
  list: 'Det här kan du läsa nu',
  /** A notification whose words could not be read. */
  unreadablePush: { title: 'Ny krisinformation', body: 'Läs vad som har hänt och vad du ska göra.' },
};
