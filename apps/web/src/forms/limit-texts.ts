/** How much of a limit a text has used. */
export const limitTexts = {
  used: (used: number, most: number) => `${used} / ${most}`,
  left: (count: number) => (count === 1 ? '1 tecken kvar' : `${count} tecken kvar`),
  over: (count: number) => `${count} tecken för mycket`,
} as const;
