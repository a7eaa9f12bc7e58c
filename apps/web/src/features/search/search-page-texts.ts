/** Texts of the search results. */
export const searchPageTexts = {
  title: 'Sök',
  titleFor: (text: string) => `Sök: ${text}`,
  description: 'Sök på webbplatsen.',
  hits: (total: number, text: string) =>
    total === 1 ? `1 träff på ”${text}”` : `${total} träffar på ”${text}”`,
  none: (text: string) => `Inget hittades för ”${text}”`,
  noneHelp: 'Kontrollera stavningen eller prova ett annat ord.',
  answer: 'Svar',
  over: 'Gäller inte längre',
  didYouMean: 'Menade du',
  filter: 'Begränsa till',
  all: 'Allt',
  more: 'Visa fler träffar',
  contact: 'Kontakta oss så hjälper vi dig',
  ask: 'Skriv vad du letar efter.',
} as const;
