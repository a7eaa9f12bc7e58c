import type { Mentionable } from '@brandpost/rubicore-api';

/** Somebody who is looked for: the letters after an `@`, and where that stands. */
export type Asked = { text: string; from: number; to: number };

const MAX_LETTERS = 40;
const BEFORE_CARET = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]+)?)$/u;

/** Who is looked for at the caret of a text; null where nobody is, and behind somebody who has been chosen. */
export function mentionAt(text: string, caret: number, chosen: readonly Mentionable[]): Asked | null {
  const match = BEFORE_CARET.exec(text.slice(0, caret));
  const asked = match?.[1];
  if (asked === undefined || asked.length > MAX_LETTERS) return null;
  const isChosen = chosen.some(({ displayName }) => `${asked} `.startsWith(`${displayName} `));
  return isChosen ? null : { text: asked, from: caret - asked.length - 1, to: caret };
}

/** Those of the chosen who still stand in a text. */
export function stillMentioned(text: string, chosen: readonly Mentionable[]): Mentionable[] {
  return chosen.filter(({ displayName }) => text.includes(`@${displayName}`));
}

/** A text in pieces, of which some mention somebody. */
export function splitMentions(
  text: string,
  mentions: readonly Mentionable[],
): { text: string; isMention: boolean }[] {
  // Of two of whom one's name begins with the other's, the longer is meant.
  const names = mentions.map(({ displayName }) => `@${displayName}`).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMention: names.includes(piece) }));
}
