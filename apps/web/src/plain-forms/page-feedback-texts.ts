/** "Hjälpte sidan dig?" at the end of articles. */
export const pageFeedbackTexts = {
  title: 'Hjälpte sidan dig?',
  yes: 'Ja',
  no: 'Nej',
  missing: 'Tack för svaret! Vad saknade du?',
  missingHint: 'Frivilligt. Skriv inga personuppgifter. Vi kan inte svara dig här. Ring 112 vid nödläge.',
  send: 'Skicka',
  trap: 'Lämna det här fältet tomt',
  thanks: 'Tack för svaret! Det hjälper oss att göra sidan bättre.',
  failed: 'Svaret kom inte fram. Försök igen om en stund.',
} as const;
