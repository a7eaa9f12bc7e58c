import { expect, it } from 'vitest';
import { indexQuestions, nearPaths } from './near-questions.ts';

const rule = (path: string, ...questions: string[]) => ({ questions, alsoSearch: [], text: '', path });
const INDEX = indexQuestions([
  rule('/sida/brandvarnare', 'larmet i taket piper hela tiden', 'byta batteri i rökdetektor'),
  rule('/sida/elda-i-tradgarden', 'grannen eldar skräp i en tunna', 'bränna ris på tomten'),
  rule('', 'något som bara har ett svar'),
]);
const pathsFor = (text: string) => nearPaths(INDEX, text).map(({ path }) => path);

it('a search leads where the question leads whose words are most like its words', () => {
  expect(pathsFor('det piper i taket')[0]).toBe('/sida/brandvarnare');
  expect(pathsFor('får grannen elda plast i tunnan')[0]).toBe('/sida/elda-i-tradgarden');
});

it('words in another form, misspelt, and parts of compounds are like them too', () => {
  expect(pathsFor('batteribyte rökdetektorn')[0]).toBe('/sida/brandvarnare');
  expect(pathsFor('byta bateri i rökdetektorn')[0]).toBe('/sida/brandvarnare');
});

it('the more two have in common, the likelier, and a question itself is the likeliest', () => {
  const likeness = (text: string) => nearPaths(INDEX, text)[0]?.likeness ?? 0;
  expect(likeness('bränna ris på tomten')).toBeGreaterThan(likeness('bränna ris'));
  expect(likeness('bränna ris')).toBeGreaterThan(likeness('bränna papper'));
});

it('what has nothing in common with any question leads nowhere, as nothing does without rules', () => {
  expect(pathsFor('öppettider i simhallen')).toEqual([]);
  expect(pathsFor('')).toEqual([]);
  expect(nearPaths(indexQuestions([]), 'det piper i taket')).toEqual([]);
});
