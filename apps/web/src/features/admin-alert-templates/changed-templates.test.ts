import { DEFAULT_ALERT_TEMPLATES } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { moveTemplate, type TemplatesChange, withoutTemplate, withTemplate } from './changed-templates.ts';

const [first, second, third] = DEFAULT_ALERT_TEMPLATES;
if (first === undefined || second === undefined || third === undefined) throw new Error('Too few templates.');
const TEMPLATES = [first, second, third];
const namesAfter = (change: TemplatesChange) => change(TEMPLATES).map(({ name }) => name);
const [one, two, three] = TEMPLATES.map(({ name }) => name) as [string, string, string];

it('a template that is changed keeps its place, also under a new name', () => {
  expect(namesAfter(withTemplate(second, { ...second, name: 'Ras' }))).toEqual([one, 'Ras', three]);
});

it('of a template only what one has changed is saved; what a colleague has changed too is refused', () => {
  const written = { ...second, title: 'Ras vid ån' };
  const meanwhile = (change: object) => [first, { ...second, ...change }, third];
  const change = withTemplate(second, written);
  expect(change(meanwhile({ instructions: ['Gå inomhus.'] }))[1]).toEqual({
    ...written,
    instructions: ['Gå inomhus.'],
  });
  expect(() => change(meanwhile({ title: 'Jordskred' }))).toThrow('En kollega har ändrat samma sak');
});

it('a new template comes last, as does one that somebody else has removed meanwhile', () => {
  expect(namesAfter(withTemplate(null, { ...second, name: 'Ras' }))).toEqual([one, two, three, 'Ras']);
  expect(namesAfter(withTemplate({ ...second, name: 'Borta' }, { ...second, name: 'Ras' }))).toEqual([
    one,
    two,
    three,
    'Ras',
  ]);
});

it('a template is moved one place, and not past the ends', () => {
  expect(namesAfter(moveTemplate(two, -1))).toEqual([two, one, three]);
  expect(namesAfter(moveTemplate(two, 1))).toEqual([one, three, two]);
  expect(namesAfter(moveTemplate(one, -1))).toEqual([one, two, three]);
  expect(namesAfter(moveTemplate(three, 1))).toEqual([one, two, three]);
  expect(namesAfter(moveTemplate('Borta', 1))).toEqual([one, two, three]);
});

it('a template that is removed is gone', () => {
  expect(namesAfter(withoutTemplate(two))).toEqual([one, three]);
});
