import { editDistance, fold } from '@brandpost/swedish';
import type { LucideIcon } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';

/** One of many to pick. `words`: what people call it besides. */
export type PickOption = {
  key: string;
  label: string;
  detail: string;
  icon: LucideIcon;
  words?: readonly string[];
};

/** In shorter words every letter makes another word. */
const MIN_GUESSED_LETTERS = 3;
const SHORT_WORD_LETTERS = 5;

/** The options that a text may mean, best first: by their names before what they are called besides, then by their help. */
export function findOptions<Option extends PickOption>(options: readonly Option[], text: string): Option[] {
  const asked = fold(text.trim());
  const ranked = options.map((option) => ({ option, rank: rankOf(option, asked) }));
  return ranked
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ option }) => option);
}

/** The option that a misspelt text is nearest to; null where none is near. */
export function nearestOption<Option extends PickOption>(
  options: readonly Option[],
  text: string,
): Option | null {
  const asked = fold(text.trim());
  if (asked.length < MIN_GUESSED_LETTERS) return null;
  const limit = asked.length > SHORT_WORD_LETTERS ? 2 : 1;
  const distances = options.map((option) => ({
    option,
    distance: Math.min(...namesOf(option).map((name) => editDistance(asked, name, limit))),
  }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && nearest.distance <= limit ? nearest.option : null;
}

/** Said where no block is called so, with the one that may be meant, else those that are used most. */
export function noBlockText(options: readonly PickOption[], text: string): string {
  const { inserter } = editorTexts;
  const nearest = nearestOption(options, text);
  const advice = nearest === null ? inserter.usual : inserter.didYouMean(nearest.label);
  return `${inserter.none(text.trim())} ${advice}`;
}

function rankOf(option: PickOption, asked: string): number | null {
  const [label = '', ...words] = namesOf(option);
  if (label.startsWith(asked)) return 0;
  if (words.some((word) => word.startsWith(asked))) return 1;
  if (label.includes(asked)) return 2;
  return fold(option.detail).includes(asked) ? 3 : null;
}

function namesOf({ label, words = [] }: PickOption): string[] {
  return [label, ...words].map(fold);
}
