/** The texts of the start page's first screen. */
export const startTexts = {
  headline: 'Vi hjälper dig före, under och efter olyckan',
} as const;
