/** Searches that nothing was found by. */
export const adminSearchesTexts = {
  title: 'Sökningar utan svar',
  text: 'Det som besökare har sökt efter de senaste dagarna utan att hitta något. Ett ord som ofta saknas kan bli en sida eller en vanlig sökfråga.',
  label: 'Sökningar utan svar',
  columns: { text: 'Sökt efter', count: 'Antal', last: 'Senast' },
  search: 'Sök efter det',
  empty: { title: 'Alla har hittat något', text: 'Ingen har sökt förgäves de senaste dagarna.' },
} as const;
