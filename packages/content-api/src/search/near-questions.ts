import type { SearchRule } from '@brandpost/domain';
import { fold, queryTerms, splitCompound, stem } from '@brandpost/swedish';

/** Where a search leads that is worded nearly as one that an editor has an answer to; `likeness` above 0, mostly below 1.4. */
export type NearPath = { path: string; likeness: number };

/** The questions of rules that lead somewhere, by what their words are made of. */
export type QuestionIndex = {
  /** By feature: how rare it is, and the questions that have it with how much it is of each. */
  features: ReadonlyMap<
    string,
    { rarity: number; questions: readonly (readonly [at: number, share: number])[] }
  >;
  /** How rare a feature is that no question has. */
  unknownRarity: number;
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
  const leading = rules.filter(({ path }) => path !== '');
  const asked = leading.flatMap(({ questions, path }) =>
    questions.map((question) => ({ path, worths: featuresOf(question) })),
  );
  const counts = new Map<string, number>();
  for (const { worths } of asked)
    for (const name of worths.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarityOf = (count: number) => Math.log(1 + asked.length / count);
  const features = new Map(
    [...counts].map(([name, count]) => [
      name,
      { rarity: rarityOf(count), questions: [] as [at: number, share: number][] },
    ]),
  );
  asked.forEach(({ worths }, at) => {
    const weighed = [...worths].map(
      ([name, worth]) => [name, worth * (features.get(name)?.rarity ?? 0)] as const,
    );
    const length = lengthOf(weighed.map(([, weight]) => weight));
    for (const [name, weight] of weighed) features.get(name)?.questions.push([at, weight / length]);
  });
  return { features, unknownRarity: rarityOf(1), paths: asked.map(({ path }) => path) };
}

/** The likeliest paths for a search, the best first: those of the questions whose words are most like its words. */
export function nearPaths({ features, unknownRarity, paths }: QuestionIndex, text: string): NearPath[] {
  const weighed = [...featuresOf(text)].map(
    ([name, worth]) => [name, worth * (features.get(name)?.rarity ?? unknownRarity)] as const,
  );
  const length = lengthOf(weighed.map(([, weight]) => weight));
  const likenesses = new Map<number, number>();
  for (const [name, weight] of weighed) {
    for (const [at, share] of features.get(name)?.questions ?? []) {
      likenesses.set(at, (likenesses.get(at) ?? 0) + (weight / length) * share);
    }
  }
  const worth = wordsOf(text).length > 1 ? 1 : WORTH_OF_LONE_WORD;
  return Object.entries(Object.groupBy(likenesses, ([at]) => paths[at] ?? ''))
    .map(([path, questions = []]) => ({
      path,
      likeness: worth * together(questions.map(([, likeness]) => likeness)),
    }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_PATHS);
}

function together(likenesses: readonly number[]): number {
  const best = likenesses.toSorted((a, b) => b - a);
  return WORTH_OF_PLACE.reduce((sum, worth, place) => sum + worth * (best[place] ?? 0), 0);
}

/** What a text's words are made of, and how much each says. */
function featuresOf(text: string): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  const add = (name: string, worth: number) => worths.set(name, Math.max(worths.get(name) ?? 0, worth));
  for (const word of wordsOf(text)) {
    add(`word ${fold(stem(word))}`, WORTH.word);
    for (const part of splitCompound(word)) add(`word ${fold(stem(part))}`, WORTH.part);
    const marked = `^${fold(word)}$`;
    for (let at = 0; at + LETTERS <= marked.length; at++) add(marked.slice(at, at + LETTERS), WORTH.letters);
  }
  return worths;
}

/** Those that say what it is about. */
function wordsOf(text: string): string[] {
  return [...new Set(queryTerms(text).flatMap(({ words }) => words))];
}

function lengthOf(weights: readonly number[]): number {
  return Math.hypot(...weights) || 1;
}
