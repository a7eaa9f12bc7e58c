/** The frame around everything that staff do. */
export const workplaceTexts = {
  bar: 'Arbetsytan',
  toSite: 'Till webbplatsen',
  openMenu: 'Meny',
  closeMenu: 'Stäng menyn',
  foldMenu: 'Fäll ihop menyn',
  unfoldMenu: 'Fäll ut menyn',
  here: 'Du är här',
  moreAlerts: (count: number) => `+${count}`,
  moreAlertsInWords: (count: number) => (count === 1 ? '1 meddelande till' : `${count} meddelanden till`),
  account: 'Ditt konto',
  help: 'Hjälp',
  closed: {
    title: 'Webbplatsen är stängd för underhåll.',
    openEnded: 'Den är stängd tills någon öppnar den.',
    until: (moment: string) => `Den öppnas automatiskt ${moment}.`,
    way: 'Till Drift',
  },
} as const;
