const FIELD_NAMES: Readonly<Record<string, string>> = { title: 'Rubriken', excerpt: 'Ingressen' };

/** Texts of "Sök och ersätt". */
export const findTexts = {
  open: 'Sök och ersätt',
  keys: 'Ctrl + Skift + F',
  find: 'Sök efter',
  replaceWith: 'Ersätt med',
  isCaseSensitive: 'Skilj på stora och små bokstäver',
  previous: 'Föregående',
  next: 'Nästa',
  replace: 'Ersätt',
  replaceAll: 'Ersätt alla',
  close: 'Stäng',
  none: 'Inga träffar.',
  noMore: 'Inga fler träffar.',
  matches: (count: number) => (count === 1 ? '1 träff.' : `${count} träffar.`),
  place: (at: number, count: number) => `Träff ${at} av ${count}:`,
  replaced: (count: number) => (count === 1 ? '1 ersatt.' : `${count} ersatta.`),
  tooLong: (field: string, most: number) =>
    `${FIELD_NAMES[field] ?? field} skulle bli längre än ${most} tecken. Inget är ersatt.`,
  refused: (reason: string) => `${reason} Inget är ersatt.`,
} as const;
