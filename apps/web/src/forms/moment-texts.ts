/** What is said of a day and a time, wherever they are filled in. */
export const momentTexts = {
  incomplete: 'Fyll i både datum och klockslag.',
} as const;
