import { expect, it } from 'vitest';
import { type SearchTerms, searchTerms } from './search-terms.ts';

it('prepares a text from the surest match to the loosest', () => {
  expect(searchTerms('Eldningsförbudet gäller i Norrån')).toEqual({
    exact: ['eldningsförbudet', 'gäller', 'norrån'],
    folded: ['eldningsforbudet', 'eldningsforbud', 'galler', 'gall', 'norran'],
    stems: ['eldningsförbud', 'gäll', 'norrån'],
    parts: ['eldning', 'eld', 'förbud'],
  });
});

it('leaves stop words out, unless there is nothing else', () => {
  expect(searchTerms('får jag elda').exact).toEqual(['elda']);
  expect(searchTerms('hur är det').exact).toEqual(['hur', 'är', 'det']);
});

it('repeats nothing', () => {
  const terms = searchTerms('Brand, brand och bränder. BRAND!');
  expect(terms.exact).toEqual(['brand', 'bränder']);
  expect(terms.stems).toEqual(['brand']);
});

it('has nothing to say about nothing', () => {
  expect(searchTerms(' … ')).toEqual({ exact: [], folded: [], stems: [], parts: [] });
});

it.each([
  ['eldningsforbud', 'Eldningsförbud råder'],
  ['raddningstjansten', 'räddningstjänst'],
  ['förbud', 'eldningsförbudet'],
  ['varnare', 'Testa brandvarnaren'],
  ['bränder', 'Brand i skog'],
  ['etjänst', 'Våra e-tjänster'],
  ['skorsten', 'skorstenarna'],
  ['__proto__', 'proto'],
  ['11313', 'Ring 113 13 för information'],
  ['sotarn', 'Sotaren kommer'],
])('lets the query %j find %j', (query, text) => {
  const indexed = new Set(everyTerm(searchTerms(text)));
  expect(everyTerm(searchTerms(query)).some((term) => indexed.has(term))).toBe(true);
});

it('prepares a page of 10 000 words, 3 000 of them different', () => {
  const starts = ['brand', 'räddnings', 'skogs', 'kommun', 'tillgänglig'];
  const ends = ['s', 'en', 'arna', 'ningen'];
  const vocabulary = Array.from(
    { length: 3000 },
    (_, i) => `${starts[i % 5]}${'aeiouyåäö'[i % 9]}l${'bdfgkmnprst'[i % 11]}a${i}${ends[i % 4]}`,
  );
  const text = Array.from({ length: 10_000 }, (_, i) => vocabulary[(i * 7919) % 3000]).join(' ');
  expect(searchTerms(text).exact).toHaveLength(3000);
});

function everyTerm(terms: SearchTerms): string[] {
  return Object.values(terms).flat();
}
