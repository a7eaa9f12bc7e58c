/** Texts of the list of news. */
export const newsListTexts = {
  description: 'Nyheter från räddningstjänsten.',
  more: 'Ladda fler nyheter',
  noMore: 'Inga fler nyheter att visa',
  none: 'Det finns inga nyheter ännu.',
  titleOfYear: (year: number) => `Nyheter ${year}`,
  noneOfYear: (year: number) => `Det finns inga nyheter från ${year}.`,
  years: 'Visa nyheter från',
  allYears: 'Alla år',
  shown: (shown: number, total: number) => `Visar ${shown} av ${total} nyheter`,
} as const;
