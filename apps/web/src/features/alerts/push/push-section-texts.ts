/** What is said of notifications before anybody asks for them. */
export const pushSectionTexts = {
  title: 'Få krismeddelanden i mobilen',
  introduction:
    'Du får en avisering när något händer. Du behöver inget konto, och vi sparar inget om vem du är.',
  choose: 'Välj vad du vill få',
  failed: 'Det gick inte att hämta valen. Försök igen.',
} as const;
