const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What all tables of the administration say. */
export const adminTableTexts = {
  search: 'Sök i listan',
  all: 'Alla',
  folded(chosen: number) {
    const name = 'Filter och visning';
    return chosen === 0 ? name : `${name}, ${counted(chosen, 'filter valt', 'filter valda')}`;
  },
  columns: 'Kolumner',
  export: 'Exportera CSV',
  exporting: 'Hämtar listan …',
  exportFailed: 'Listan gick inte att hämta.',
  exported: (count: number) => `Filen har ${counted(count, 'rad', 'rader')}.`,
  actions: 'Åtgärder',
  actionsFor: (name: string) => `Åtgärder för ${name}`,
  selectAll: 'Markera alla på sidan',
  select: (name: string) => `Markera ${name}`,
  selected: (count: number) => `${counted(count, 'markerad', 'markerade')}`,
  unselect: 'Avmarkera alla',
  count(from: number, to: number, total: number) {
    if (total === 0) return 'Inget i listan';
    return from === 1 && to === total ? `${total} i listan` : `Visar ${from}–${to} av ${total}`;
  },
  /** How many rows they have become, where several are shown as one. */
  inRows: (count: number) => `, samlade på ${counted(count, 'rad', 'rader')}`,
  pages: 'Sidor i listan',
  previous: 'Föregående',
  next: 'Nästa',
  pageOf: (page: number, pages: number) => `Sida ${page} av ${pages}`,
  clear: 'Rensa sökning och filter',
  firstPage: 'Till första sidan',
  noHits: { title: 'Inga träffar', text: 'Inget matchar sökningen. Ta bort något filter.' },
  pastEnd: { title: 'Här är listan slut', text: 'Listan är kortare än så.' },
  failed: { title: 'Listan gick inte att hämta', retry: 'Försök igen' },
  cellOf: (column: string, row: string) => `${column} för ${row}`,
  editCell: (label: string) => `Skriv om ${label}`,
  editCellShort: 'Skriv om (F2)',
  cellSaved: (text: string) => `”${text}” är sparat.`,
  undo: 'Ångra',
  undone: 'Åtgärden är ångrad.',
  working: (done: number, count: number) => `${done} av ${count} klara …`,
  affected(count: number, selected: number): string {
    if (count < selected) {
      return `Det gäller ${count} av ${selected} markerade. Övriga är redan så, eller går inte att ändra på det här sättet.`;
    }
    return count === 1 ? 'Det gäller den markerade.' : `Det gäller alla ${count} markerade.`;
  },
  noneAffected: 'Inget av det markerade går att ändra på det här sättet.',
  failedRows: (count: number) => `${count} gick inte att ändra:`,
  cancel: 'Avbryt',
  close: 'Stäng',
  up: (name: string) => `Flytta upp ${name}`,
  down: (name: string) => `Flytta ner ${name}`,
  form: {
    save: 'Spara',
    saving: 'Sparar …',
    required: 'Måste fyllas i',
    notSaved: 'Det gick inte att spara.',
    changedMeanwhile:
      'En kollega har ändrat samma sak medan du skrev. Kopiera det du har skrivit, stäng och öppna igen.',
    leaving: { text: 'De försvinner om du stänger.', yes: 'Stäng ändå', no: 'Fortsätt redigera' },
  },
  deleting: {
    yes: 'Ta bort',
    usedBy: 'Det används här:',
    kinds: {
      post: 'Innehåll',
      user: 'Användare',
      node: 'Grupp',
      media: 'Fil',
      link: 'Länk',
      'shared-block': 'Gemensamt block',
    } as Readonly<Record<string, string>>,
    others: 'Visar de första.',
  },
} as const;
