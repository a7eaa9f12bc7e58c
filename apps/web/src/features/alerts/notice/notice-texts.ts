/** Texts of the notice that is put up on paper. */
export const noticeTexts = {
  name: 'Anslag',
  sender: 'Meddelande från',
  updates: 'Senaste nytt',
  newest: 'Det senaste finns på webben',
  scan: 'Rikta kameran i en mobil mot rutan, eller skriv adressen:',
  printed: 'Utskrivet',
  mayHaveChanged: 'Det kan ha ändrats sedan dess.',
} as const;
