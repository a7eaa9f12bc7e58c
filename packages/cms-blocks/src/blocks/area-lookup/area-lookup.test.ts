import { expect, it } from 'vitest';
import { attributeOf, elementsOf, htmlOf } from '../../react/rendered.fixtures.tsx';
import { areaLookupFixtures } from './area-lookup.fixtures.ts';

it('shows every area, with its places, who serves it, when, and a number to call', () => {
  const html = htmlOf(areaLookupFixtures.ordinary);
  for (const words of ['Norråmo', 'Strandbyn, 000 10', 'Åsbruk', 'Sotarn AB', 'Tid kommer med brev.']) {
    expect(html).toContain(words);
  }
  const calls = elementsOf(html).filter((element) => attributeOf(element, 'href') === 'tel:+46701740640');
  expect(calls).toHaveLength(2);
});

it('has a field with a label, and nothing to type in where there is one area', () => {
  const { ordinary } = areaLookupFixtures;
  const fields = (children: typeof ordinary.children) =>
    elementsOf(htmlOf({ ...ordinary, children })).filter(({ tagName }) => tagName === 'input');
  const [field] = fields(ordinary.children);
  expect(htmlOf(ordinary)).toContain(`<label for="${attributeOf(field, 'id')}">`);
  expect(fields(ordinary.children.slice(0, 1))).toEqual([]);
});
