import { NO_CONNECTION } from './no-connection.ts';

/** What the service worker says; apart from the other texts, because no page needs it. */
export const savedPages = {
  label: 'Sparad kopia',
  /** Before a copy, by why there is nothing newer. */
  reason: { offline: NO_CONNECTION.sentence, failing: 'Webbplatsen svarar inte just nu.' },
  readFrom: (moment: string) => `Du läser en sparad kopia från ${moment}.`,
  pageTitle: NO_CONNECTION.title,
  pageText: 'Sidan kunde inte hämtas. Kontrollera att du har täckning och ladda om sidan.',
  /** The start page, whose title is the site's name. */
  start: 'Startsidan',
  list: 'Det här kan du läsa nu',
  /** A notification whose words could not be read. */
  unreadablePush: { title: 'Ny krisinformation', body: 'Läs vad som har hänt och vad du ska göra.' },
};
