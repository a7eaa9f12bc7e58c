/** What has to be looked at. */
export const adminReportsTexts = {
  title: 'Att se över',
  text: 'Sådant som har blivit gammalt, saknar något eller leder fel.',
  counts: {
    missingPages: 'Sidor som webbplatsen behöver och som inte är publicerade',
    stale: 'Inte ändrat på ett år',
    scheduled: 'Väntar på att publiceras',
    missingAlt: 'Bilder utan alt-text',
    unused: 'Filer som inte används',
  },
  none: 'Inget',
  deadLinks: 'Länkar som inte leder någonstans',
  label: 'Länkar som inte leder någonstans',
  columns: { title: 'Inlägg', text: 'Länktext', href: 'Leder till' },
  edit: 'Ändra inlägget',
  read: 'Läs inlägget',
  empty: {
    title: 'Alla länkar leder rätt',
    text: 'Inget som är publicerat leder till en sida eller fil som saknas.',
  },
} as const;
