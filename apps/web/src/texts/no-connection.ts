/** One wording for pages that are open, for copies and for what is shown where there is none. */
export const NO_CONNECTION = {
  title: 'Ingen uppkoppling',
  sentence: 'Du har ingen uppkoppling.',
} as const;
