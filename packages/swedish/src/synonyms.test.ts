import { expect, it } from 'vitest';
import { SYNONYM_GROUPS } from './synonym-groups.ts';
import { synonymsOf } from './synonyms.ts';

it('knows every member of a group by every other', () => {
  for (const group of SYNONYM_GROUPS) {
    for (const term of group) {
      const others = group.filter((other) => other !== term);
      expect(synonymsOf(term)).toEqual(expect.arrayContaining(others));
    }
  }
});

it.each([
  ['RiB', 'brandman i beredskap'],
  ['Brandmän i beredskap', 'rib'],
  ['sotaren', 'skorstensfejare'],
  ['Hesa Fredrik', 'vma'],
  ['Viktigt meddelande till allmänheten', 'vma'],
  ['tillståndet', 'ansökan'],
  ['hjärt-lungräddning', 'hlr'],
  ['MSB', 'mcf'],
  ['112', 'nödnummer'],
  ['jobben', 'lediga tjänster'],
])('finds for %s the term %s', (term, synonym) => {
  expect(synonymsOf(term)).toContain(synonym);
});

it.each([
  ['sirener', 'vma'],
  ['Smoke alarm', 'brandvarnare'],
  ['preppa', 'hemberedskap'],
  ['rökdetektorn', 'brandvarnare'],
  ['om kriget kommer', 'hemberedskap'],
])('finds for %s, as people say, the term %s, and not the other way round', (said, meant) => {
  expect(synonymsOf(said)).toContain(meant);
  expect(synonymsOf(meant)).not.toContain(said);
});

it('finds nothing for other words, nor for a part of a term', () => {
  expect(synonymsOf('stege')).toEqual([]);
  expect(synonymsOf('hesa')).toEqual([]);
  expect(synonymsOf('')).toEqual([]);
  expect(synonymsOf('constructor')).toEqual([]);
});
