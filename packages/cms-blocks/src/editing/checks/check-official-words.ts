import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { textsToCheck } from './texts-to-check.ts';

/** A word or turn of the authorities' Swedish in its forms, and what to write instead. */
type OfficialWord = { readonly forms: readonly string[]; readonly plain: string };

const WORDS: Readonly<Record<string, string>> = {
  'erhålla erhåller erhöll erhållit': 'få',
  'i enlighet med': 'enligt',
  avseende: 'om, för',
  'föreligga föreligger förelåg förelegat': 'finnas',
  'tillse tillser tillsåg tillsett': 'se till',
  'inkomma inkommer inkom inkommit': 'komma in, skicka in',
  'åligga åligger ålåg': 'ska, måste',
  'utgöra utgör utgjorde utgjort': 'vara',
  samtliga: 'alla',
  vederbörande: 'den som saken gäller',
  härvid: 'då',
  därvid: 'då',
  härmed: 'nu, med detta',
  därest: 'om',
  såvida: 'om',
  huruvida: 'om',
  dock: 'men',
  ej: 'inte',
  icke: 'inte',
  emedan: 'eftersom',
  beträffande: 'om',
  rörande: 'om',
  angående: 'om',
  'i syfte att': 'för att',
  'med anledning av': 'på grund av, för att',
  'till följd av': 'på grund av',
  'i samband med': 'när, vid',
  'under förutsättning att': 'om',
  'i händelse av': 'om, vid',
  medelst: 'med, genom',
  'per automatik': 'automatiskt',
  'ombesörja ombesörjer ombesörjde ombesörjt': 'ordna',
  'anmoda anmodar anmodas anmodade anmodat': 'be, uppmana',
  'verkställa verkställer verkställde verkställt': 'genomföra',
  'förefinnas förefinns förefanns': 'finnas',
  'nyttja nyttjar nyttjas nyttjade nyttjat': 'använda',
  'tillhandahålla tillhandahåller tillhandahålls tillhandahöll tillhandahållit': 'erbjuda, ge',
  'påvisa påvisar påvisade påvisat': 'visa',
  'erlägga erlägger erlade erlagt': 'betala',
  'innehava innehar innehade innehaft': 'ha',
  'ianspråkta ianspråktar ianspråktas': 'använda',
  'vidtaga vidtager vidtagande': 'göra, åtgärda',
  'uppbära uppbär uppbar uppburit': 'få, ta emot',
  jämlikt: 'enligt',
  enär: 'eftersom',
  ävensom: 'och även',
  sålunda: 'så',
};

/** Turns of several words are one form; of a single word all forms are listed. */
const TURN_START = /^(?:i|med|till|under|per) /;

export const OFFICIAL_WORDS: readonly OfficialWord[] = Object.entries(WORDS).map(([words, plain]) => ({
  forms: TURN_START.test(words) ? [words] : words.split(' '),
  plain,
}));

const patterns = OFFICIAL_WORDS.map(({ forms, plain }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'iu'),
  plain,
}));

/** Words that authorities write and nobody says, once for each text. */
export function checkOfficialWords(content: CheckedContent): Find[] {
  return textsToCheck(content).flatMap(({ blockId, text }) => {
    const line = text.replaceAll(/[\s\u00a0]+/g, ' ');
    return patterns.flatMap(({ pattern, plain }) => {
      const word = pattern.exec(line)?.[0];
      if (word === undefined) return [];
      const message = `${quoted(word)} är myndighetssvenska.`;
      return [{ code: 'word-official' as const, blockId, message, help: `Skriv hellre: ${plain}.` }];
    });
  });
}
