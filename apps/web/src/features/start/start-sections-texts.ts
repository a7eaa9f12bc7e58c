/** The texts below the start page's first screen, which stay as the server wrote them. */
export const startSectionsTexts = {
  services: 'Självservice',
  allServices: 'Alla e-tjänster',
  news: 'Nyheter',
  allNews: 'Alla nyheter',
  contactTitle: 'Kontakta oss',
  contactText: 'Växel, stationer och press.',
  jobsText: 'Behåll ditt jobb eller byt bana. Rädda liv där du bor.',
} as const;
