/** The frame around the profile area. */
export const profileTexts = {
  menu: 'Min sida och administration',
  groups: { own: 'Min sida', administration: 'Administration' },
  places: { media: 'Mediebibliotek' },
} as const;
