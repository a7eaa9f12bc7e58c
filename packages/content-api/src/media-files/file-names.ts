import { randomInt } from 'node:crypto';
import { slugify } from '@brandpost/swedish';

const RANDOM_LETTERS = 8;
const MAX_STEM = 80;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A new name, without its ending, that no file has had before and nobody can guess: what a person called the file, and
 * random letters. Source: SECURITY T38 and T39.
 */
export function newStem(title: string): string {
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const words = slugify(title).slice(0, MAX_STEM).replace(/-$/, '');
  return `${words || 'fil'}-${random}`;
}

/** What a person's computer called a file: a text to show, never a path. */
export function originalName(given: string | undefined): string {
  const name = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 255);
}

/** A title for a file that was given none: its own name without the ending. */
export function titleFrom(name: string): string {
  return name.replace(/\.[^.]{1,8}$/, '');
}
