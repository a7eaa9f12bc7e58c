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
  'sot(?:ning|are)\\w*',
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

/** Whether a search is answered by whether one may make a fire just now, before all that is found or suggested. */
export function asksAboutFire(text: string): boolean {
  const asked = fold(text);
  return ASKS.test(asked) && !ASKS_OTHERWISE.test(asked);
}
