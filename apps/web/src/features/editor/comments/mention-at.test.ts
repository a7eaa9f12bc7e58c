import { describe, expect, it } from 'vitest';
import { mentionAt, splitMentions, stillMentioned } from './mention-at.ts';

const ANNA = { id: 1, displayName: 'Anna Ek' };
const ANNA_LONG = { id: 2, displayName: 'Anna Ekström (vik.)' };

describe('whom somebody looks for', () => {
  it.each([
    ['@', { text: '', from: 0, to: 1 }],
    ['Hej @ann', { text: 'ann', from: 4, to: 8 }],
    ['Hej\n@Åsa Öb', { text: 'Åsa Öb', from: 4, to: 11 }],
    ['(@ann', { text: 'ann', from: 1, to: 5 }],
    ['anna@example', null],
    ['@anna ek kan du', null],
    ['@anna\n', null],
    ['Hej', null],
    [`@${'a'.repeat(41)}`, null],
  ])('in “%s”', (text, asked) => {
    expect(mentionAt(text, text.length, [])).toEqual(asked);
  });

  it('is asked at the caret, not at the end', () => {
    expect(mentionAt('@ann och Bo', 4, [])).toEqual({ text: 'ann', from: 0, to: 4 });
  });

  it('is nobody behind somebody who has been chosen', () => {
    expect(mentionAt('@Anna Ek', 8, [ANNA])).toBeNull();
    expect(mentionAt('@Anna Ekst', 10, [ANNA])).toEqual({ text: 'Anna Ekst', from: 0, to: 10 });
  });
});

it('mentions those alone who still stand in the text', () => {
  expect(stillMentioned('Hej @Anna Ek!', [ANNA, ANNA_LONG])).toEqual([ANNA]);
});

it('marks names in a text, the longer of two that begin alike, and takes signs in them as they are', () => {
  expect(splitMentions('Hej @Anna Ekström (vik.) och @Anna Ek.', [ANNA, ANNA_LONG])).toEqual([
    { text: 'Hej ', isMention: false },
    { text: '@Anna Ekström (vik.)', isMention: true },
    { text: ' och ', isMention: false },
    { text: '@Anna Ek', isMention: true },
    { text: '.', isMention: false },
  ]);
  expect(splitMentions('Hej @Anna Ek', [])).toEqual([{ text: 'Hej @Anna Ek', isMention: false }]);
});
