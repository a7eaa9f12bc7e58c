import { expect, it } from 'vitest';
import { askedWith, withoutQuestionWords } from './question-words.ts';

it('what is said for jag, är and vad says nothing of the subject, nor does a month', () => {
  expect(withoutQuestionWords(['får', 'ja', 'elda', 'i', 'maj'])).toEqual(['elda']);
});

it.each([
  ['hur blir jag brandman', 'hur'],
  ['hur många brandmän finns det', 'hur många'],
  ['När kommer sotaren?', 'när'],
  ['sotning', ''],
])('%s asks with “%s”', (text, word) => {
  expect(askedWith(text)).toBe(word);
});
