/** How the service is, and closing it for maintenance. */
export const adminSystemTexts = {
  title: 'Drift',
  text: 'Driftstatus för tjänstens delar. Här stänger du webbplatsen för underhåll och öppnar den igen.',
  states: { well: 'Fungerar', working: 'Arbetar', ill: 'Behöver ses över', off: 'Inte inställt' },
  parts: 'Tjänstens delar',
  site: 'Webbplatsen',
  database: 'Databasen',
  media: 'Filer',
  schedule: 'Schemaläggning',
  auditLog: 'Händelselogg',
  backup: 'Säkerhetskopia',
  noBackup: 'Ingen säkerhetskopia har skrivits.',
  backedUp: (when: string) => `Den senaste skrevs ${when}.`,
  shown: 'Så ser besökarna det',
  linkCheck: 'Länkar till andra webbplatser',
  linksNightly: 'Kontrolleras varje natt.',
  linksOnRequest: 'Kontrolleras bara när någon ber om det.',
  linksCutOff: 'Ingen annan webbplats gick att nå vid den senaste kontrollen, så ingen länk är bedömd.',
  linksNeverChecked: 'Ingen kontroll har gjorts än.',
  linksChecked: (when: string) => `Senast kontrollerade ${when}.`,
  notices: 'E-post och aviseringar',
  noEmail: 'Ingen e-postserver är inställd, så aviseringar går bara till webbläsare.',
  noticesWaiting: (count: number) =>
    count === 0
      ? 'Allt är skickat.'
      : count === 1
        ? '1 väntar på att skickas.'
        : `${count} väntar på att skickas.`,
  noticesFailed: (count: number) =>
    count === 1
      ? '1 gick inte att skicka det senaste dygnet.'
      : `${count} gick inte att skicka det senaste dygnet.`,
  externalSources: {
    'sr-vma': 'VMA från Sveriges Radio',
    krisinformation: 'Nyheter från Krisinformation.se',
  },
  answeredAt: (when: string) => `Svarade senast ${when}.`,
  neverAnswered: 'Har inte svarat sedan tjänsten startade.',
  inForce: (count: number) =>
    count === 1 ? '1 meddelande gäller nu.' : `${count === 0 ? 'Inga' : count} meddelanden gäller nu.`,
  version: (version: string, started: string) => `Version ${version}, startad ${started}.`,
  siteReasons: {
    draining: 'Den är på väg att stängas av.',
    'the content API does not answer': 'Innehållet svarar inte.',
    'sessions cannot be read': 'Inloggningar går inte att läsa.',
  } as Readonly<Record<string, string>>,
  siteWell: 'Svarar, och når innehåll och inloggningar.',
  siteUnknown: 'Det gick inte att ta reda på.',
  answers: (version: string, ms: string) => `PostgreSQL ${version} svarar på ${ms} ms.`,
  pending: (count: number) =>
    count === 1 ? '1 bild får nya storlekar.' : `${count} bilder får nya storlekar.`,
  missing: (count: number) => (count === 1 ? '1 fil har försvunnit.' : `${count} filer har försvunnit.`),
  filesWell: 'Alla filer finns på plats.',
  waiting: (count: number) =>
    count === 1
      ? '1 inlägg eller ändring väntar på sin tid.'
      : `${count} inlägg och ändringar väntar på sin tid.`,
  ranUntil: (when: string) => `Senast kontrollerat ${when}.`,
  neverRan: 'Inte kontrollerat ännu.',
  entries: (count: number) => (count === 1 ? '1 händelse.' : `${count.toLocaleString('sv-SE')} händelser.`),
  lastEntry: (when: string) => `Den senaste ${when}.`,
  refresh: 'Uppdatera',
  maintenance: 'Underhåll',
  open: 'Webbplatsen är öppen för alla.',
  closed: 'Webbplatsen är stängd för underhåll.',
  closedUntil: (when: string) => `Den öppnas automatiskt ${when}.`,
  closedOpenEnded: 'Den är stängd tills någon öppnar den.',
  said: 'Besökare läser:',
  whatHappens:
    'Besökare och personal möts av sidan om underhåll, och inget kan sparas. Krisinformationen syns som vanligt, och du ser hela webbplatsen.',
  close: 'Stäng för underhåll',
  change: 'Ändra',
  reopen: 'Öppna webbplatsen',
  fields: {
    text: 'Meddelande till besökare',
    textHint: 'Lämna tomt för ”Vi är strax tillbaka. Ladda om sidan om en stund.”',
    until: 'Öppna automatiskt',
    untilHint: 'Lämna tomt om du vill öppna den själv. Svensk tid.',
  },
  save: 'Stäng webbplatsen',
  opened: 'Webbplatsen är öppen igen.',
  wasClosed: 'Webbplatsen är stängd för underhåll.',
} as const;
