/** "Hjälpte sidan dig?" at the end of articles. */
const swedish = {
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

const english: { readonly [Word in keyof typeof swedish]: string } = {
  title: 'Did this page help you?',
  yes: 'Yes',
  no: 'No',
  missing: 'Thank you! What did you miss?',
  missingHint:
    'Optional. Do not write personal details. We cannot answer you here. In an emergency, call 112.',
  send: 'Send',
  trap: 'Leave this field empty',
  thanks: 'Thank you! Your answer helps us improve the page.',
  failed: 'Your answer did not reach us. Please try again in a while.',
};

/** Swedish, and English for pages in other languages. */
export const pageFeedbackTexts = { sv: swedish, en: english } as const;
