/** What somebody has written, and how it stands with it. */
export const myContentTexts = {
  title: 'Mitt innehåll',
  description: 'Det du skriver och har skrivit, med status och tider.',
  filter: 'Status',
  all: 'Allt',
  status: { publish: 'Publicerat', draft: 'Utkast', future: 'Väntar', trash: 'Papperskorgen' },
  untitled: 'Utan rubrik',
  saved: (moment: string) => `sparat ${moment}`,
  publishes: (moment: string) => `Publiceras ${moment}`,
  ends: (moment: string) => `Avpubliceras ${moment}`,
  none: 'Du har inte skrivit något än.',
  noneOfStatus: 'Här finns inget med den statusen.',
  create: 'Skapa innehåll',
  count: (number: number) => (number === 1 ? '1 inlägg' : `${number} inlägg`),
  more: 'Visa fler',
} as const;
