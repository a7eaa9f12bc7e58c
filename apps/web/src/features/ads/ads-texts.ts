/** Staff's own ads. */
export const adsTexts = {
  advertisment: {
    title: 'Annonser',
    description: 'Köp, sälj och byt mellan kollegor.',
    none: 'Det finns inga annonser just nu.',
    create: 'Skriv en annons',
  },
  givetake: {
    title: 'Ge och ta',
    description: 'Det kollegor vill ge bort eller söker.',
    none: 'Det finns inget att ge eller ta just nu.',
    create: 'Skriv något du vill ge eller ta',
  },
  form: {
    title: 'Rubrik',
    text: 'Text',
    end: 'Visas till och med',
    endIsPast: 'Välj en dag som inte har varit.',
    publish: 'Publicera',
    published: 'Annonsen är publicerad.',
    failed: 'Annonsen publicerades inte.',
  },
  yours: 'Din',
  until: (day: string) => `Visas till och med ${day}`,
  takeBack: 'Ta bort',
  takeBackOf: (title: string) => `Ta bort ${title}`,
  takeBackQuestion: 'Vill du ta bort annonsen?',
  takeBackText: (title: string) => `”${title}” visas inte längre för någon.`,
  keep: 'Behåll den',
  takenBack: 'Annonsen är borttagen.',
  back: 'Alla annonser',
} as const;
