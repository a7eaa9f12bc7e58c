/** How the service is, and closing it for maintenance. */
export const adminSystemTexts = {
  title: 'Drift',
  text: 'Så mår tjänstens delar just nu. Härifrån stängs sajten för underhåll, och öppnas igen.',
  states: { well: 'Mår bra', working: 'Arbetar', ill: 'Behöver ses över' },
  parts: 'Tjänstens delar',
  site: 'Webbplatsen',
  database: 'Databasen',
  media: 'Filer',
  schedule: 'Schemaläggning',
  auditLog: 'Händelselogg',
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
  ranUntil: (when: string) => `Klockan har gått till ${when}.`,
  neverRan: 'Klockan har inte gått ännu.',
  entries: (count: number) => (count === 1 ? '1 händelse.' : `${count.toLocaleString('sv-SE')} händelser.`),
  lastEntry: (when: string) => `Den senaste ${when}.`,
  refresh: 'Titta igen',
  maintenance: 'Underhåll',
  open: 'Sajten är öppen för alla.',
  closed: 'Sajten är stängd för underhåll.',
  closedUntil: (when: string) => `Den öppnar av sig själv ${when}.`,
  closedOpenEnded: 'Den öppnar när någon öppnar den.',
  said: 'Besökare läser:',
  whatHappens:
    'Besökare och personal möts av sidan om underhåll, och inget kan sparas. Krisinformationen syns som vanligt, och du ser hela sajten.',
  close: 'Stäng för underhåll',
  change: 'Ändra',
  reopen: 'Öppna sajten',
  fields: {
    text: 'Vad besökare får läsa',
    textHint: 'Lämna tomt för ”Vi är strax tillbaka. Ladda om sidan om en stund.”',
    until: 'Öppnar av sig själv',
    untilHint: 'Lämna tomt om du vill öppna den själv. Svensk tid.',
  },
  save: 'Stäng sajten',
  opened: 'Sajten är öppen igen.',
  wasClosed: 'Sajten är stängd för underhåll.',
} as const;
