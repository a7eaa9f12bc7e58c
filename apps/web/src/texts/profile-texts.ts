/** The frame around the profile area. */
export const profileTexts = {
  menu: 'Min sida och administration',
  noRight: {
    heading: 'Ingen behörighet',
    title: 'Du har inte behörighet till den här sidan',
    text: 'Be en administratör om du behöver den i ditt arbete.',
    back: 'Till startsidan',
  },
  groups: { own: 'Min sida', administration: 'Administration' },
  places: {
    media: 'Mediebibliotek',
    content: 'Innehåll',
    links: 'Länkar',
    categories: 'Kategorier',
    nodes: 'Grupper',
    users: 'Användare',
    roles: 'Roller',
    audit: 'Händelselogg',
    reports: 'Att se över',
    searches: 'Sökningar utan svar',
    system: 'Drift',
  },
} as const;
