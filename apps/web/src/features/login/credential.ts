/** What a field for a user name or a password has: it must be filled in, and is no text to be corrected. */
export const CREDENTIAL = {
  required: true,
  autoCorrect: 'off',
  spellCheck: false,
} as const;
