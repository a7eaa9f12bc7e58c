/** What is said of what a phone keeps for when there is no network, where it is chosen and where one signs out. */
export const fieldModeTexts = {
  title: 'Utan nät',
  choice: 'Använd på den här telefonen utan nät',
  text: 'Det du ska läsa och kvittera, dina verktyg och kollegornas telefonnummer finns då kvar här när du saknar täckning. Du kan kvittera utan nät: det skickas när nätet är tillbaka.',
  ownPhone:
    'Välj det bara på en telefon som är din egen. Det som sparas är krypterat. Det töms när du loggar ut och om telefonen inte har haft nät på sju dagar.',
  waiting: 'Du har kvitterat. Din kvittens skickas när du har nät.',
  starting: 'Hämtar …',
  stop: 'Sluta spara och töm',
  stopQuestion: 'Vill du sluta spara?',
  keep: 'Behåll',
  off: 'Inget är sparat här.',
  on: (age: string) => `Sparat på den här telefonen. ${age}.`,
  emptied: 'Valt, men inget är sparat just nu. Det hämtas när du har nät.',
  failed: 'Det gick inte att spara. Kontrollera att du har nät och försök igen.',
  unsupported: 'Den här webbläsaren kan inte spara något för användning utan nät.',
  refused: (title: string, reason: string) => `Din kvittens av ”${title}” togs inte emot. ${reason}`,
  unsentAtLogOut: (number: number) =>
    number === 1
      ? 'Du har en kvittens som inte är skickad. Den går förlorad om du loggar ut nu.'
      : `Du har ${number} kvittenser som inte är skickade. De går förlorade om du loggar ut nu.`,
  unsentAtStop: (number: number) =>
    number === 1
      ? 'En kvittens är inte skickad. Den går förlorad.'
      : `${number} kvittenser är inte skickade. De går förlorade.`,
} as const;
