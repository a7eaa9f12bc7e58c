import { STOP_WORDS } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/**
 * Words that a question is asked with and that say nothing of what it is about, in lower case. Unlike stop words they
 * stand in the index, since in a title or a phrase they may mean something: a search for them alone finds them.
 */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `hjälp hjälpa snälla hej gör göra görs gjort går gå kommer komma kom finns finnas fanns behöver behövs vill måste
  bör skulle kunde kunna borde skall bli blivit blev vara varit vore får fick fått ger ge ta tar tas tagit fungerar funkar
  vet veta säger säga heter sätta sätter
  nu idag ikväll kväll imorgon dag dagen just alltid aldrig ofta ibland redan snart länge
  här där hit dit ute ut in inne upp ner hela tiden lite bara också även gärna egentligen ens kanske väldigt riktigt alls
  något någon några någonstans ingen inget inga alla allt allting annan annat andra varje
  denna detta dessa sådan sådant sådana dom dem hon han hen ni er ert era vår vårt våra oss dig din ditt dina deras sin sitt
  sina själva vart varför varifrån hurdan vilket vilka huruvida ifall därför eftersom medan men utan mot hos genom mellan
  innan efter över än åt vidare igen konstigt konstig stor stora liten fråga undrar råd tips regler gäller
  ny nya nytt gammal gamla bra dålig dåligt dåliga nånting nåt nån nånstans gång gånger varje krävs krav kraven göra kolla titta
  köpa köper köpt sälja säljer sålt händer hända hänt bakom framför börja börjar sluta slutar använda använder lägga läggas stå står
  ligger lägger låter tycker tror tänkt tänker titta tittar hitta hittar få dit hem ju väl ändå annars kör körde tips hur mycket många mest mer mindre bäst
  år året kom kommit haft hade hava ha igår natt inatt kommun kommunen killarna enligt folk först plötsligt verkligen
  mamma mammas pappa pappas morsan farsan mormor farmor morfar farfar flera fler dagar dagarna vägrar vägra iväg
  snabbt åker fortfarande lördag lördagar söndag söndagar helgen veckan nästa förra sista
  ja e å va o dej mej sej oxå typ asså mycke tog nåra sånt sån sen mojäng mojängen manick manicken grej grejen grejer pryl prylen
  två tre fyra fem sex sju åtta nio tio månad månaden månader
  januari februari mars april maj juni juli augusti september oktober november december`.split(/\s+/),
);

/** The same in English: those that are words of nothing else, and those that Swedish has too. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the of what where when how who why could should may need does did my your our this that from near there here please
  help keep keeps always during with and you we use again have been were would`.split(/\s+/),
);
const ENGLISH_OR_SWEDISH_WORDS: ReadonlySet<string> = new Set(
  'a an to in on at is are am be do me us it can must i for or stop'.split(' '),
);

/** Whether a text is put in English, by the words that questions are asked with. */
export function asksInEnglish(text: string): boolean {
  return tokensOf(text).some((word) => ENGLISH_WORDS.has(word));
}

/** Stop words that other languages have too, beside English: Finnish, Northern Sami and French. */
const NOT_SWEDISH_ALONE = new Set(['en', 'de', 'om', 'ja']);

/** Whether a text is put in Swedish, by its stop words. */
export function asksInSwedish(text: string): boolean {
  return tokensOf(text).some(
    (word) => STOP_WORDS.has(word) && !ENGLISH_OR_SWEDISH_WORDS.has(word) && !NOT_SWEDISH_ALONE.has(word),
  );
}

const INTERROGATIVES = new Set(
  'hur var vart när vem vilka vilken vilket vad varför how where when who what why'.split(' '),
);
const MEASURES = new Set(
  'många mycket ofta länge lång långt stor stort snabbt många many much often long'.split(' '),
);

/** What a question asks with, such as `när` or `hur många`; empty for one that only names what it is about. */
export function askedWith(text: string): string {
  const words = tokensOf(text);
  const at = words.findIndex((word) => INTERROGATIVES.has(word));
  return words
    .slice(at, at + 2)
    .filter((word, place) => at >= 0 && (place === 0 || MEASURES.has(word)))
    .join(' ');
}

/**
 * The words of a question that say what it is about. Where none does, those that are no stop words: anyone who asks for
 * `hjälp` alone means it. Expects lower case.
 */
export function withoutQuestionWords(words: readonly string[]): readonly string[] {
  const sought = words.filter(saysWhat);
  return sought.length > 0 ? sought : words.filter((word) => !STOP_WORDS.has(word));
}

/** Whether a word, in lower case, says by itself what a question is about. */
export function saysWhat(word: string): boolean {
  return ![STOP_WORDS, QUESTION_WORDS, ENGLISH_WORDS, ENGLISH_OR_SWEDISH_WORDS].some((words) =>
    words.has(word),
  );
}
