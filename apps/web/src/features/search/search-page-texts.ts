/** Texts of the search results. */
export const searchPageTexts = {
  title: 'Sök',
  titleFor: (text: string) => `Sök: ${text}`,
  description: 'Sök på webbplatsen.',
  hits: (total: number, text: string) =>
    total === 1 ? `1 träff på ”${text}”` : `${total} träffar på ”${text}”`,
  none: (text: string) => `Inga träffar på ”${text}”`,
  youWrote: (text: string) => `Du skrev ”${text}”.`,
  noneHelp: 'Kontrollera stavningen eller prova ett annat ord.',
  answer: 'Svar',
  over: 'Gäller inte längre',
  vacancy: 'Ledigt jobb',
  closed: 'Ansökningstiden har gått ut',
  searchFor: (text: string) => `Sök på ”${text}”`,
  filter: 'Begränsa till',
  all: 'Allt',
  more: 'Visa fler träffar',
  contact: 'Kontakta oss så hjälper vi dig',
} as const;
