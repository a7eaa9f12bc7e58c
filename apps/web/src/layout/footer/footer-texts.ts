export const footerTexts = {
  contact: 'Kontakta oss',
  numbers: 'Viktiga Nummer',
  shortcuts: 'Genvägar',
  social: 'Sociala medier',
  toTop: 'Till toppen',
  writeToUs: 'Alla kontaktvägar',
  signIn: 'Logga in som personal',
} as const;
