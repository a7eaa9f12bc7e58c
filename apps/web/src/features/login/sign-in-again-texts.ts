/** For anyone whose session has ended where something is written. */
export const signInAgainTexts = {
  title: 'Logga in igen',
  as: 'Du var inloggad som ',
  over: 'Din inloggning har gått ut.',
  /** Of what is saved by itself, and of what is not. */
  savedLater: 'Det du har skrivit finns kvar här och sparas när du är inne igen.',
  kept: 'Det du har skrivit finns kvar här.',
  done: 'Jag har loggat in i en annan flik',
} as const;
