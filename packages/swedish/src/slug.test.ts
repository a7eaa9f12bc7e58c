import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

const VECTORS: readonly (readonly [string, string])[] = [
  ['Eldningsförbud – vad gäller?', 'eldningsforbud-vad-galler'],
  ['Höga flöden & översvämning', 'hoga-floden-och-oversvamning'],
  ['Café Älvkulla', 'cafe-alvkulla'],
  ['Räddningstjänst 112', 'raddningstjanst-112'],
  ['ÅÄÖ', 'aao'],
  ['Ærø & Groß', 'aro-och-gross'],
  ['—', ''],
  ['', ''],
];

it.each(VECTORS)('makes of %j the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it.each(VECTORS)('makes the same slug of %j when its letters are decomposed', (title, slug) => {
  expect(slugify(title.normalize('NFD'))).toBe(slug);
});

it('always gives lower-case letters and digits in groups joined by single hyphens, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
    { numRuns: 2000 },
  );
});

it('leaves a slug as it is', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(slugify(slugify(title))).toBe(slugify(title));
    }),
  );
});
