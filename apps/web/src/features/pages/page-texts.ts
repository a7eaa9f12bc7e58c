/** Texts of pages. */
export const pageTexts = {
  pagesBelow: 'Mer i det här ämnet',
} as const;
