/** Texts of the page where the service's logo and colour are chosen. */
export const adminLookTexts = {
  title: 'Utseende',
  text: 'Webbplatsens logotyp och färg. Alla ser dem så snart du sparar.',
  logo: {
    title: 'Logotyp',
    hint: 'Står till vänster om namnet, högst 52 pixlar hög. En bild med genomskinlig bakgrund passar bäst. I mörkt läge får den en ljus platta.',
    none: 'Ingen egen logotyp. Skölden visas.',
    choose: 'Välj logotyp',
    change: 'Byt logotyp',
    remove: 'Ta bort logotypen',
  },
  colour: {
    title: 'Färg',
    hint: 'Knappar, länkar, sidhuvud och sidfot får färgen. Krismeddelanden behåller sina egna.',
    picker: 'Välj färg',
    code: 'Färgkod',
    codeHint: '# och sex tecken, till exempel #b3122b. Lämna tomt för den vanliga blå färgen.',
    suggestions: 'Förslag',
  },
  moved: {
    light: 'Färgen är gjord mörkare så att text syns på den.',
    dark: 'I mörkt läge är färgen gjord ljusare så att den syns mot bakgrunden.',
  },
  preview: {
    title: 'Så blir det',
    light: 'Ljust läge',
    dark: 'Mörkt läge',
    emergency: 'Ring 112 vid nödläge',
    button: 'En knapp',
    link: 'En länk i en text',
    card: 'Ett kort',
    cardText: 'Så ser ett kort ut på startsidan.',
  },
  save: 'Spara',
  reset: 'Återställ',
  wasReset: 'Skölden och den blå färgen är tillbaka här. Spara för att alla ska se dem.',
  saved: 'Sparat. Nu ser alla det nya utseendet.',
  failed: 'Utseendet kunde inte sparas.',
  unsaved: 'Dina val är inte sparade',
} as const;

/** Colours that look good as they are, in both themes. */
export const SUGGESTED_COLOURS = [
  { name: 'Brandröd', colour: '#b3122b' },
  { name: 'Vinröd', colour: '#7a1f3d' },
  { name: 'Skogsgrön', colour: '#1f6b3a' },
  { name: 'Petrol', colour: '#0f5f6e' },
  { name: 'Lila', colour: '#5b3a8c' },
  { name: 'Skiffergrå', colour: '#3d4a5c' },
] as const;
