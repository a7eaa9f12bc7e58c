/** The frame around the profile area. */
export const profileTexts = {
  menu: 'Min sida och administration',
  groups: { own: 'Min sida', administration: 'Administration' },
  places: {
    media: 'Mediebibliotek',
    content: 'Innehåll',
    links: 'Länkar',
    categories: 'Kategorier',
    nodes: 'Grupper',
    users: 'Användare',
    roles: 'Roller och rättigheter',
    audit: 'Händelselogg',
    searches: 'Sökningar utan svar',
  },
} as const;
