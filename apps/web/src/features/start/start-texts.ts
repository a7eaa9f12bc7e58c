/** The start page's texts. */
export const startTexts = {
  headline: 'Vi hjälper dig före, under och efter olyckan',
  services: 'Självservice',
  allServices: 'Alla e-tjänster',
  news: 'Nyheter',
  allNews: 'Alla nyheter',
  contactTitle: 'Kontakta oss',
  contactText: 'Växel, stationer och press.',
  jobsText: 'Behåll ditt jobb eller byt bana. Rädda liv där du bor.',
} as const;
