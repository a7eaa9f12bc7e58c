import { fold } from '@brandpost/swedish';

/** Words by which somebody asks whether they may make a fire, without accents; the last of a compound counts too. */
const FIRE_WORDS = [
  'eld(?:a|ar|at|ning\\w*)',
  // Also as it is misspelled, and in two words.
  'eld(?:n?i?n?g?s?) ?forbj?ud\\w*',
  'skarpt forbud',
  '(?:gora|gor) upp eld',
  'tanda (?:en )?eld',
  'branna \\w+',
  '(?:lager|majbras|pask)eld\\w*',
  '\\w*brasa\\w*',
  '\\w*grill\\w*',
  'brandrisk\\w*',
];
const ASKS = new RegExp(`\\b(?:${FIRE_WORDS.join('|')})\\b`);

/** Words by which a search is about a fire indoors, about what is never burnt, or asks something else: how often, or whom to call. */
const OTHER_WORDS = [
  // Not one that stands outdoors: `utespis`, `pizzaugn`.
  '(?:\\w*kamin|(?:ved|jarn)?spis|kakelugn|\\w*panna)(?:e?n|ar|arna|or)?',
  '\\w*skorsten\\w*',
  // A ban that the sweeper gives is of one stove.
  'eldsta(?:d|der)\\w*',
  'sot(?:a|ar|as|at|are\\w*|ning\\w*)',
  // Somebody is hurt.
  'brann(?:a|er|t) (?:sig|mig)',
  'bran(?:de|t) (?:sig|mig|\\w*(?:hand\\w*|fing\\w*|arm\\w*))',
  // What must not be burnt anywhere, whether there is a ban or not.
  '(?:\\w*plast|(?:hushalls|bygg)?avfall|dack|bildack|sopor|skrap|malat|impregner\\w*|tryckt)',
  // Candles and lights at home.
  'advent\\w*',
  '(?:in|inom)hus',
  'antal',
  'hur (?:manga|ofta)',
  'ring(?:a|er)',
  'vart? anmaler',
];
const ASKS_OTHERWISE = new RegExp(`\\b(?:${OTHER_WORDS.join('|')})\\b`);

/** The same in English. */
const ASKS_IN_ENGLISH =
  /\b(?:fire bans?|camp ?fires?|bonfires?|barbecues?|barbecuing|bbq|(?:can|may) (?:i|we) burn|(?:light|make) a fire|burn(?:ing)? (?:leaves|twigs|grass|garden))\b/;

/** Whether a search is answered by whether one may make a fire just now, before all that is found or suggested. */
export function asksAboutFire(text: string): boolean {
  return languageOfFireQuestion(text) !== null;
}

/** The language in which a search asks whether one may make a fire just now; null where it does not ask that. */
export function languageOfFireQuestion(text: string): 'sv' | 'en' | null {
  const asked = fold(text);
  if (ASKS_IN_ENGLISH.test(asked)) return 'en';
  return ASKS.test(asked) && !ASKS_OTHERWISE.test(asked) ? 'sv' : null;
}
