/** The audit log. */
export const adminAuditTexts = {
  title: 'Händelselogg',
  text: 'Allt som någon har ändrat, nyast först. Ingenting i loggen går att ändra utan att det märks.',
  label: 'Händelser',
  columns: { at: 'Tid', actor: 'Vem', action: 'Händelse', object: 'Vad', change: 'Ändring' },
  actingAs: (actor: string, subject: string) => `${actor} som ${subject}`,
  system: 'Systemet',
  before: 'Före',
  after: 'Efter',
  show: (id: number) => `Visa händelse ${id}`,
  filters: { actor: 'Vem', entity: 'Vad', entityId: 'Nummer', from: 'Från och med', to: 'Till och med' },
  entities: {
    post: 'Innehåll',
    user: 'Användare',
    role: 'Roll',
    category: 'Kategori',
    link: 'Länk',
    node: 'Grupp',
    media: 'Fil',
    token: 'Inloggning',
  } as Readonly<Record<string, string>>,
  verify: 'Kontrollera kedjan',
  verifying: 'Kontrollerar …',
  intact: (count: number) => `Kedjan är obruten: ${count} händelser är som de skrevs.`,
  broken: (at: number | null) =>
    at === null ? 'Kedjan är bruten.' : `Kedjan är bruten vid händelse ${at}. Kontakta driften.`,
  empty: { title: 'Inga händelser ännu', text: 'När någon ändrar något syns det här.' },
} as const;
