import { expect, it } from 'vitest';
import { wordsOfAddress } from './words-of-address.ts';

it.each([
  ['/sotning', 'sotning'],
  ['/sida/brandvarnare-i-hemmet/', 'brandvarnare i hemmet'],
  ['/media/brandskydd_hemma-2.pdf', 'brandskydd hemma'],
  ['/om%20oss/r%C3%A4ddningstj%C3%A4nst.html', 'räddningstjänst'],
  ['/12345', null],
  ['/', null],
  ['/sida/%E5', null],
])('the words of %s are %j', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
