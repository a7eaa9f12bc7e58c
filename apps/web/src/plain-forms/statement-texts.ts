/** The accessibility statement. Its parts and their order are those of Digg's form. Source: MDFFS 2019:2, 6 § */
export const statementTexts = {
  compliance: 'Hur tillgänglig är webbplatsen?',
  actor: (name: string) =>
    `${name} står bakom den här webbplatsen. Redogörelsen gäller hela webbplatsen och dess dokument.`,
  levels: {
    full: 'Webbplatsen är helt förenlig med lagen om tillgänglighet till digital offentlig service. Vi känner inte till några brister.',
    partial:
      'Webbplatsen är delvis förenlig med lagen om tillgänglighet till digital offentlig service. Bristerna beskrivs nedan.',
    none: 'Webbplatsen är inte förenlig med lagen om tillgänglighet till digital offentlig service. Bristerna beskrivs nedan.',
  },
  cannotUse: 'Om du inte kan använda delar av webbplatsen',
  cannotUseText:
    'Hör av dig om du behöver innehåll i ett annat format, till exempel uppläst eller som vanlig text. Det gäller också innehåll som lagen gör undantag för. Vi återkommer så snart vi kan.',
  email: 'E-post',
  telephone: 'Telefon',
  report: 'Rapportera brister till oss',
  reportText: (days: number) =>
    `Hittar du ett problem? Berätta för oss. Vi svarar inom ${days} dagar om du lämnar en e-postadress. Du behöver inte säga vem du är.`,
  form: {
    page: 'Vilken sida gäller det?',
    pageHint: 'Sidans adress eller namn. Lämna tomt om det gäller hela webbplatsen.',
    description: 'Vad är det som inte fungerar?',
    descriptionHint: 'Berätta gärna vilket hjälpmedel eller vilken webbläsare du använder. Minst 10 tecken.',
    email: 'Din e-postadress (frivilligt)',
    emailHint: 'Bara om du vill ha svar. Vi tar bort adressen när vi har svarat.',
    trap: 'Lämna det här fältet tomt',
    send: 'Skicka anmälan',
  },
  sent: { title: 'Tack! Din anmälan har kommit fram.', text: 'Vi tittar på problemet så snart vi kan.' },
  wrong: {
    title: 'Anmälan kunde inte skickas',
    text: 'Rätta det som är markerat i formuläret och skicka igen.',
  },
  failed: {
    title: 'Anmälan kom inte fram',
    text: 'Kontrollera att du har uppkoppling, och försök igen om en stund. Det du har skrivit finns kvar i formuläret, eller ett steg bakåt i webbläsaren.',
  },
  supervision: 'Tillsyn',
  supervisionText:
    'Myndigheten för digital förvaltning, Digg, har ansvar för tillsyn enligt lagen. Är du inte nöjd med hur vi hanterar dina synpunkter kan du anmäla det till Digg. Du kan också anmäla direkt dit.',
  supervisionLink: 'Anmäl till Digg',
  lacks: 'Innehåll som inte är tillgängligt',
  foundText: 'Våra kontroller har hittat de här bristerna. De försvinner härifrån när de är åtgärdade.',
  none: 'Våra kontroller hittar just nu inga brister.',
  noneKnown: 'Vi känner just nu inte till några brister.',
  knownText: 'Vi känner också till det här:',
  knownAloneText: 'Vi känner till de här bristerna:',
  places: (count: number) => (count === 1 ? '1 ställe' : `${count} ställen`),
  pages: (count: number) => (count === 1 ? '1 sida' : `${count} sidor`),
  furtherPages: (count: number) => (count === 1 ? '… och 1 sida till.' : `… och ${count} sidor till.`),
  reason: 'Skäl: bristande förenlighet med lagkraven. Vi arbetar med att åtgärda bristerna.',
  burdens: 'Oskäligt betungande anpassning',
  noBurdens: 'Vi åberopar inte undantag för oskäligt betungande anpassning enligt 12 § i lagen.',
  burdensText: 'Vi åberopar undantag för oskäligt betungande anpassning enligt 12 § i lagen för det här:',
  outside: 'Innehåll som inte omfattas av lagen',
  noOutside: 'Vi åberopar inte att något innehåll ligger utanför lagen enligt 9 §.',
  outsideText: 'Det här innehållet omfattas inte av lagen, enligt 9 §:',
  tested: 'Hur vi har testat webbplatsen',
  automatic:
    'Varje natt kontrollerar vi automatiskt alla publicerade sidor mot de delar av WCAG 2.2, nivå A och AA, som går att pröva med program, och att våra PDF-dokument har taggar, språk och titel. Färgkontrast prövas när webbplatsens utseende byggs. Automatiska kontroller hittar inte alla brister.',
  checkedAt: 'Senaste automatiska kontroll:',
  assessedOn: 'Senaste bedömning av en människa:',
  updatedAt: 'Redogörelsen uppdaterades senast',
} as const;
