import { POLYGON_MAX_CORNERS, type PolygonProblem } from '@brandpost/domain';

/**
 * What a person reads beside a field, in Swedish. The first eleven are word for word as SPEC section 5 gives them; the
 * slug message stays although the rule also lets digits through (DESIGN section 6).
 */
export const messages = {
  required: 'Fältet måste vara ifyllt',
  email: 'Fel format på e-postadressen',
  minLength: (n: number) => `Fältet måste innehålla minst ${n} tecken`,
  maxLength: (n: number) => `Fältet får innehålla max ${n} tecken`,
  match: (name: string) => `Fältet matchar inte med ${name}`,
  boolean: 'Fältet måste vara sant eller falskt',
  integer: 'Fältet måste innehålla ett heltal',
  url: 'Fältet måste börja med http:// eller https://',
  publishGroup: 'Välj publiceringsgrupp eller gör kommungemensamt',
  slug: 'Fältet får endast innehålla a-z och bindestreck',
  categoryKey: 'Fältet får endast innehålla a-z och understreck',

  /** Ours, for where one applies. */
  applyAt: 'Skriv en webbadress som börjar med https:// eller en e-postadress',
  /** Ours, for what no form can send: a list where a text belongs, a type that does not exist. */
  malformed: 'Fältet har fel format',
  /** Ours, for NUL and for halves of characters, which no database keeps. */
  unsavable: 'Fältet innehåller tecken som inte kan sparas',
  /** Ours, for line breaks and for signs that do not show, in a text of one line. */
  line: 'Fältet innehåller radbrytningar eller osynliga tecken. Skriv om texten utan dem.',
  /** Ours, for dates of which the second has to come later. */
  endsBeforeItBegins: 'Måste vara efter Publiceras',
  /** Ours: what is not Swedish is a version of a Swedish page. */
  language: {
    pagesOnly: 'Bara sidor kan finnas på andra språk än svenska.',
    notSwedish: 'Välj ett annat språk än svenska. Den svenska sidan är ingen version av en annan.',
    original: 'Välj vilken svensk sida det är en version av.',
  },
  /** Ours: a crisis alert ends by itself. */
  alertEnd: 'Ange när meddelandet slutar gälla',
  /** Ours, for a corner of an area, and for what is no area. */
  outsideSweden: 'Området måste ligga i Sverige',
  polygon: {
    'too-few': 'Området behöver minst tre hörn',
    'too-many': `Området får ha högst ${POLYGON_MAX_CORNERS} hörn`,
    outside: 'Området måste ligga i Sverige',
    repeated: 'Två hörn ligger på samma plats. Ta bort det ena.',
    flat: 'Hörnen ligger på en rak linje. Lägg till ett hörn vid sidan av den.',
    crossing: 'Områdets sidor korsar varandra. Flytta eller ta bort ett hörn.',
  } satisfies Record<PolygonProblem, string>,
  /** Ours: templates are chosen by their names. */
  templateNameTaken: 'Det finns redan en mall med det namnet',
  tooManyTemplates: (n: number) => `Det går att ha högst ${n} mallar. Ta bort någon som inte används.`,
  /** Ours: all of them are shown together. */
  tooManyComments: (n: number) =>
    `Det går att ha högst ${n} kommentarer här. Ta bort några som inte behövs längre.`,
  /** Ours: shared blocks are chosen by their names. */
  sharedBlockNameTaken: 'Det finns redan ett gemensamt block med det namnet',
  tooManySharedBlocks: (n: number) =>
    `Det går att ha högst ${n} gemensamma block. Ta bort något som inte används.`,
  sharedBlockTooLarge: (n: number) => `Ett gemensamt block får ha högst ${n} block`,
  /** Ours: views of a list are chosen by their names. */
  viewNameTaken: 'Det finns redan en vy med det namnet',
  tooManyViews: (n: number) =>
    `Det går att spara högst ${n} vyer av en lista. Ta bort någon som inte används.`,
  viewQuery: 'Sökning och filter går inte att spara som de är',
  /** Ours, for what an editor decides of searches. */
  searchSaysNothing: 'Skriv minst ett ord som säger vad sökningen handlar om',
  searchTaken: 'En av sökningarna har redan ett svar',
  searchRuleEmpty: 'Välj en sida, skriv ett svar eller ange vad som ska sökas också',
  /** Ours, for an address of the site that leads nowhere. */
  pathLeadsNowhere: 'Det finns ingen sida eller e-tjänst på den adressen',
  /** Ours, for a fire ban that ends before it holds. */
  endsBeforeItHolds: 'Måste vara efter Gäller från',
  /** Ours, for an end of what is no ban. */
  onlyBansEnd: 'Sluttid anges bara för ett förbud',
  /** Ours, for what somebody signs in as. */
  username: 'Användarnamnet får innehålla bokstäver, siffror och . _ @ -',
  /** Ours, for a telephone number. */
  phone: 'Skriv ett nummer med bara siffror, till exempel 070-123 45 67.',
  /** Ours, for a colour that the service chooses, and for a picture that cannot be its logo. */
  colour: 'Skriv färgen som # och sex tecken, till exempel #174285',
  logoGone: 'Bilden finns inte kvar. Välj en annan.',
  logoNoPicture: 'Filen är ingen bild. Välj en bild.',
  logoTrashed: 'Bilden ligger i papperskorgen. Återställ den eller välj en annan.',
  /** Ours, for lists. */
  tooMany: (n: number) => `Fältet får innehålla max ${n} val`,
} as const;
