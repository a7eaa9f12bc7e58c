/** "Hjälpte sidan dig?" at the end of articles. */
export const pageFeedbackTexts = {
  title: 'Hjälpte sidan dig?',
  yes: 'Ja',
  no: 'Nej',
  missing: 'Tack för svaret! Vad saknade du?',
  missingHint:
    'Frivilligt. Skriv inga personuppgifter, och ring 112 om något är bråttom. Vi kan inte svara dig här.',
  send: 'Skicka',
  trap: 'Lämna det här fältet tomt',
  thanks: 'Tack för svaret! Det hjälper oss att göra sidan bättre.',
  failed: 'Svaret kom inte fram. Försök igen om en stund.',
} as const;
