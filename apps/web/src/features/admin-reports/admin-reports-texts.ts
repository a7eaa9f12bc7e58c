/** What has to be looked at. */
export const adminReportsTexts = {
  title: 'Att se över',
  text: 'Sådant som har blivit gammalt, saknar något eller leder fel.',
  counts: {
    missingPages: 'Sidor som webbplatsen behöver och som inte är publicerade',
    stale: 'Inte ändrat på ett år',
    scheduled: 'Väntar på att publiceras',
    olderVersions: 'Versioner på andra språk som är äldre än sin sida',
    missingAlt: 'Bilder utan alt-text',
    unused: 'Filer som inte används',
  },
  deadLinks: 'Länkar som inte leder någonstans',
  label: 'Länkar som inte leder någonstans',
  columns: { title: 'Inlägg', text: 'Länktext', href: 'Leder till', answer: 'Svar', since: 'Sedan' },
  answers: {
    own: 'Sidan eller filen finns inte',
    status: (status: number) =>
      status === 404 || status === 410
        ? `Finns inte (${status})`
        : `Fel på den andra webbplatsen (${status})`,
    redirects: 'Skickar runt i en cirkel',
    timeout: 'Svarar inte i tid',
    unreachable: 'Går inte att nå',
    'not-public': 'Är ingen publik adress',
    checked: (date: string) => `Kontrollerad ${date}`,
  },
  check: {
    title: 'Länkar till andra webbplatser',
    nightly: 'De kontrolleras varje natt.',
    onRequest: 'De kontrolleras när någon ber om det.',
    never: 'Ingen kontroll har gjorts än.',
    cutOff: (date: string) =>
      `Senast ${date}: ingen annan webbplats gick att nå, så ingen länk är bedömd. Be driften kontrollera att tjänsten når ut på webben.`,
    last: (date: string, asked: number) =>
      `Senast ${date}: ${asked === 1 ? '1 adress' : `${asked} adresser`} tillfrågad${asked === 1 ? '' : 'e'}.`,
    running: 'Kontrollen pågår. Listan uppdateras när den är klar.',
    now: 'Kontrollera nu',
    failed: 'Kontrollen gick inte att starta.',
  },
  edit: 'Ändra inlägget',
  read: 'Läs inlägget',
  /** Before other sites have answered. */
  emptyHere: {
    title: 'Alla länkar inom webbplatsen leder rätt',
    text: 'Inget som är publicerat leder till en sida eller fil som saknas. Länkar till andra webbplatser är inte kontrollerade än.',
  },
  empty: {
    title: 'Alla länkar leder rätt',
    text: 'Inget som är publicerat leder till en sida eller fil som saknas, eller till något som är borta på en annan webbplats.',
  },
} as const;
