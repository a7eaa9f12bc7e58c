import type { SearchRule } from '@brandpost/domain';
import { fold, queryTerms, splitCompound, stem } from '@brandpost/swedish';

/** Where a search leads that is worded nearly as one that an editor has an answer to; `likeness` above 0, mostly below 1.4. */
export type NearPath = { path: string; likeness: number };

/** The questions of rules that lead somewhere, by the features of their words. */
export type QuestionIndex = {
  rarityOf(feature: string): number;
  /** By feature: the questions that have it, and how much it is of each. */
  questions: ReadonlyMap<string, readonly (readonly [at: number, share: number])[]>;
  /** Where each question leads. */
  paths: readonly string[];
};

/** What a word counts for as it is, as a part of a compound, and by each four letters of it, which find it misspelt. */
const WORTH = { word: 1, part: 0.7, letters: 0.35 } as const;
const LETTERS = 4;
/** A second and a third question of the same page say that it is the right one. */
const WORTH_OF_PLACE = [1, 0.25, 0.12];
/** Of a search of one word the words of titles say more. */
const WORTH_OF_LONE_WORD = 0.5;
const MIN_LIKENESS = 0.3;
const MAX_PATHS = 3;

/** Prepares the questions of rules to be looked up by likeness. */
export function indexQuestions(rules: readonly SearchRule[]): QuestionIndex {
  const asked = rules
    .filter(({ path }) => path !== '')
    .flatMap(({ questions, path }) => questions.map((question) => ({ path, words: wordsOf(question) })));
  const worths = asked.map(({ words }) => featuresOf(words));
  const counts = new Map<string, number>();
  for (const name of worths.flatMap((each) => [...each.keys()]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarityOf = (feature: string) => Math.log(1 + asked.length / (counts.get(feature) ?? 1));
  const questions = new Map<string, [at: number, share: number][]>();
  worths.forEach((each, at) => {
    for (const [name, share] of sharesOf(each, rarityOf)) {
      const having = questions.get(name);
      if (having === undefined) questions.set(name, [[at, share]]);
      else having.push([at, share]);
    }
  });
  return { rarityOf, questions, paths: asked.map(({ path }) => path) };
}

/** The likeliest paths for a search, the best first: those of the questions whose words are most like its words. */
export function nearPaths({ rarityOf, questions, paths }: QuestionIndex, text: string): NearPath[] {
  const words = wordsOf(text);
  const likenesses = new Map<number, number>();
  for (const [name, share] of sharesOf(featuresOf(words), rarityOf)) {
    for (const [at, otherShare] of questions.get(name) ?? []) {
      likenesses.set(at, (likenesses.get(at) ?? 0) + share * otherShare);
    }
  }
  const worth = words.length > 1 ? 1 : WORTH_OF_LONE_WORD;
  return Object.entries(Object.groupBy(likenesses, ([at]) => paths[at] ?? ''))
    .map(([path, near = []]) => ({ path, likeness: worth * together(near.map(([, likeness]) => likeness)) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_PATHS);
}

function together(likenesses: readonly number[]): number {
  const best = likenesses.toSorted((a, b) => b - a);
  return WORTH_OF_PLACE.reduce((sum, worth, place) => sum + worth * (best[place] ?? 0), 0);
}

/** The words of a text that say what it is about. */
function wordsOf(text: string): string[] {
  return [...new Set(queryTerms(text).flatMap(({ words }) => words))];
}

/** What words are made of, and how much each says. */
function featuresOf(words: readonly string[]): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  const add = (name: string, worth: number) => worths.set(name, Math.max(worths.get(name) ?? 0, worth));
  for (const word of words) {
    add(`word ${fold(stem(word))}`, WORTH.word);
    for (const part of splitCompound(word)) add(`word ${fold(stem(part))}`, WORTH.part);
    const marked = `^${fold(word)}$`;
    for (let at = 0; at + LETTERS <= marked.length; at++) add(marked.slice(at, at + LETTERS), WORTH.letters);
  }
  return worths;
}

/** How much each feature is of a text: the squares of all make one, so that texts of any length can be compared. */
function sharesOf(
  worths: ReadonlyMap<string, number>,
  rarityOf: QuestionIndex['rarityOf'],
): (readonly [name: string, share: number])[] {
  const weighed = [...worths].map(([name, worth]) => [name, worth * rarityOf(name)] as const);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([name, weight]) => [name, weight / length]);
}
