import { COMPOUND_WORDS } from './compound-words.ts';
import { stem } from './stem.ts';

const MIN_PART_LETTERS = 3;
/** Longer than any word people write; keeps hostile input cheap. */
const MAX_WORD_LETTERS = 60;
const MIN_LONE_TAIL_LETTERS = 5;
const MIN_LONE_HEAD_LETTERS = 4;

/** Prefixes make another word, not a compound: förtjänst is no kind of tjänst. */
const PREFIXES = new Set([
  'för',
  'upp',
  'över',
  'under',
  'till',
  'efter',
  'inom',
  'sam',
  'mot',
  'med',
  'från',
  'utan',
]);
/** What follows a known word as ending or derivation rather than as a word of its own. */
const DERIVATION = /^(?:er|ar|or|an|en|et|na|ni|nd|lig|het|skap|bar|sam|are|else|isk|ad|it|at|s?$)/;
const JOINT_S = /(?:het|ing|ion|tet|skap|else|ment|nad)s$/;
/** With enough on both sides to be words. */
const JOINT_WITHIN = /(?<=\p{L}{3})(?:het|ing|ion|tet|skap|else|ment|nad)s(?=[^s]\p{L}{3})/gu;

const wordsByHeadForm = headForms();
const wordsByStem = new Map<string, string[]>();
for (const word of COMPOUND_WORDS) {
  const sameStem = wordsByStem.get(stem(word));
  if (sameStem === undefined) wordsByStem.set(stem(word), [word]);
  else sameStem.push(word);
}
/** The first three letters that a known word can begin with: saves most calls of `stem`. */
const beginnings = new Set([...COMPOUND_WORDS.map((word) => word.slice(0, 3)), 'brä', 'män', 'stä', 'num']);

/**
 * The words that a compound is made of, in base form and without the letters that join them: `eldningsförbudet` gives
 * eldning and förbud. Splits where every part is a known word of the trade; else where the last or the first part is
 * (`fastighetsbrand`). Empty when the word is not a compound that we know.
 */
export function splitCompound(word: string): string[] {
  return partsOf(word).map((part) => part.word);
}

/**
 * Where the words of a compound meet, as numbers of letters from its beginning: `eldningsförbud` gives 8, behind the
 * letter that joins them. Behind a joint also where neither word is known (`tillgänglighetsredogörelse`).
 * @param word in the form NFC
 */
export function compoundSeams(word: string): number[] {
  const ofWords = partsOf(word).map(({ start }) => start);
  const seams =
    ofWords.length > 0
      ? ofWords
      : Array.from(word.toLowerCase().matchAll(JOINT_WITHIN), (joint) => joint.index + joint[0].length);
  let start = 0;
  return seams.filter((seam) => {
    const isKept = seam - start >= MIN_PART_LETTERS && word.length - seam >= MIN_PART_LETTERS;
    if (isKept) start = seam;
    return isKept;
  });
}

/** A word of a compound in base form, and where it begins. */
type Part = { word: string; start: number };

function partsOf(word: string): Part[] {
  const plain = word.normalize('NFC').toLowerCase();
  if (plain.length < 2 * MIN_PART_LETTERS || plain.length > MAX_WORD_LETTERS || isKnown(plain)) return [];
  return splitFrom(plain, 0, new Map()) ?? splitBeforeKnownTail(plain) ?? splitAfterKnownHead(plain) ?? [];
}

/** The fewest known words that make up the text from `start`; null when there is no such way. */
function splitFrom(word: string, start: number, tried: Map<number, Part[] | null>): Part[] | null {
  const before = tried.get(start);
  if (before !== undefined) return before;
  let best: Part[] | null = null;
  for (let end = start + MIN_PART_LETTERS; end <= word.length - MIN_PART_LETTERS; end++) {
    const head = wordsByHeadForm.get(word.slice(start, end));
    if (head === undefined) continue;
    const last = knownWord(word.slice(end));
    const rest = last === undefined ? splitFrom(word, end, tried) : [{ word: last, start: end }];
    if (rest !== null && (best === null || rest.length + 1 < best.length))
      best = [{ word: head, start }, ...rest];
  }
  tried.set(start, best);
  return best;
}

function splitBeforeKnownTail(word: string): Part[] | null {
  for (let start = MIN_PART_LETTERS; start <= word.length - MIN_LONE_TAIL_LETTERS; start++) {
    const tail = knownWord(word.slice(start));
    if (tail === undefined || tail.length < MIN_LONE_TAIL_LETTERS) continue;
    const head = word.slice(0, start);
    if (PREFIXES.has(head) || !/[aeiouyåäö]/.test(head)) return null;
    return [
      { word: JOINT_S.test(head) ? head.slice(0, -1) : head, start: 0 },
      { word: tail, start },
    ];
  }
  return null;
}

function splitAfterKnownHead(word: string): Part[] | null {
  for (let end = word.length - MIN_LONE_TAIL_LETTERS; end >= MIN_LONE_HEAD_LETTERS; end--) {
    const head = wordsByHeadForm.get(word.slice(0, end));
    if (head === undefined) continue;
    // `brand|skyddspolicy`: no joint, for the s begins a word that is known.
    if (word[end - 1] === 's' && beginsWithKnown(word.slice(end - 1))) continue;
    const tail = word.slice(end);
    if (DERIVATION.test(tail)) return null;
    return [
      { word: head, start: 0 },
      { word: tail, start: end },
    ];
  }
  return null;
}

function beginsWithKnown(text: string): boolean {
  for (let end = MIN_LONE_HEAD_LETTERS; end < text.length; end++) {
    if (wordsByHeadForm.has(text.slice(0, end))) return true;
  }
  return false;
}

function isKnown(word: string): boolean {
  return knownWord(word) !== undefined;
}

/** The word of the list that this is a form of: of several with that stem (varnare, varning) the most alike. */
function knownWord(form: string): string | undefined {
  if (!beginnings.has(form.slice(0, 3))) return undefined;
  const candidates = wordsByStem.get(stem(form));
  return candidates?.reduce((best, word) =>
    sharedLetters(word, form) > sharedLetters(best, form) ? word : best,
  );
}

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

/** Every form in which a known word begins a compound: bare, with a joint, or with its last vowel changed. */
function headForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const word of COMPOUND_WORDS) {
    const bare = /[ae]$/.test(word) ? word.slice(0, -1) : null;
    const candidates = [word, `${word}s`, `${word}e`];
    if (bare !== null) candidates.push(`${bare}s`, `${bare}o`, `${bare}u`, `${bare}e`);
    for (const form of candidates) if (!forms.has(form)) forms.set(form, word);
  }
  // Joints must not hide a word of the list that happens to look like one.
  for (const word of COMPOUND_WORDS) forms.set(word, word);
  return forms;
}
