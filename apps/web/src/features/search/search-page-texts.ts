/** Texts of the search results. */
export const searchPageTexts = {
  title: 'Sök',
  titleFor: (text: string) => `Sök: ${text}`,
  description: 'Sök på webbplatsen.',
  hits: (total: number, text: string) =>
    total === 1 ? `1 träff på ”${text}”` : `${total} träffar på ”${text}”`,
  none: (text: string) => `Inga träffar på ”${text}”`,
  noPages: (text: string) => `Inga sidor eller nyheter om ”${text}”`,
  shown: (text: string) => `Visar träffar på ”${text}”.`,
  searchInstead: (text: string) => `Sök på ”${text}” i stället`,
  leftOut: (words: readonly string[]) => `Inga träffar på ${oneOf(words.map((word) => `”${word}”`))}.`,
  noneHelp: 'Kontrollera stavningen eller prova ett annat ord.',
  answer: { sv: 'Svar', en: 'Answer' },
  over: 'Gäller inte längre',
  vacancy: 'Ledigt jobb',
  closed: 'Ansökningstiden har gått ut',
  filter: 'Begränsa till',
  all: 'Allt',
  more: 'Visa fler träffar',
  contact: 'Kontakta oss så hjälper vi dig',
} as const;

/** Made when it is needed: the first `Intl` of a page keeps a phone busy for a tenth of a second. */
function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat('sv', { type: 'disjunction' }).format(words);
}
