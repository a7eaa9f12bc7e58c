/** Texts of the news pages. */
export const newsTexts = {
  information: 'Information',
  own: 'Min sida',
  description: 'Nyheter från räddningstjänsten.',
  pinned: 'Aktuellt',
  more: 'Ladda fler nyheter',
  noMore: 'Inga fler nyheter att visa',
  none: 'Det finns inga nyheter ännu.',
  titleOfYear: (year: number) => `Nyheter ${year}`,
  noneOfYear: (year: number) => `Det finns inga nyheter från ${year}.`,
  years: 'Visa nyheter från',
  allYears: 'Alla år',
  shown: (shown: number, total: number) => `Visar ${shown} av ${total} nyheter`,
  published: 'Publicerad',
  /** For those who see it before its time. */
  toCome: 'Publiceras',
} as const;
