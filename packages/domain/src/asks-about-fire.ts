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

/** Whether a search is answered by whether one may make a fire just now, before all that is found or suggested. */
export function asksAboutFire(text: string): boolean {
  return ASKS.test(fold(text));
}
