import { expect, it } from 'vitest';
import { queryTerms } from './query-terms.ts';

const wordsOf = (text: string) => queryTerms(text).map(({ words }) => words.join(' '));

it.each([
  ['hjälp det brinner i fläkten', ['brinner', 'fläkten']],
  ['får jag elda idag', ['elda']],
  ['how do i contact you', ['contact']],
  ['vad ska man ha hemma vid kris', ['hemma', 'kris']],
])('”%s” asks for %j, whatever else it says', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('a question of nothing but such words keeps those that mean something', () => {
  expect(wordsOf('snälla hjälp mig')).toEqual(['snälla', 'hjälp']);
  expect(queryTerms('hur är det')).toEqual([]);
  expect(queryTerms(' … ')).toEqual([]);
});

it.each([
  ['är det smoke alarm här', ['smoke alarm']],
  ['brandmän i beredskap', ['brandmän beredskap']],
  ['ingen ström i Norråmo', ['ström', 'norråmo']],
])('words of ”%s” that belong together are one term', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('a term of several words has what it is also called', () => {
  expect(queryTerms('Våra brandmän i beredskap!').flatMap(({ synonyms }) => synonyms)).toContain('rib');
  expect(queryTerms('hesa fredrik tjuter').flatMap(({ synonyms }) => synonyms)).toContain('vma');
});

it('no term is given twice', () => {
  expect(wordsOf('sota sota SOTA')).toEqual(['sota']);
});

it('a term that would be a lone common word without the words around it is known by all of them', () => {
  const synonymsIn = (text: string) => queryTerms(text).flatMap(({ synonyms }) => synonyms);
  expect(synonymsIn('larmet på stan')).toContain('varningssignalen');
  expect(synonymsIn('larm hos er')).not.toContain('varningssignalen');
  expect(wordsOf('larmet larmar')).toEqual(['larmet', 'larmar']);
  expect(wordsOf('larmet')).toEqual(['larmet']);
});

it('words that say nothing one by one ask for what they mean together', () => {
  expect(queryTerms('varför låter det ute')).toEqual([
    { words: ['låter', 'ute'], synonyms: ['vma', 'varningssignalen'] },
  ]);
});
