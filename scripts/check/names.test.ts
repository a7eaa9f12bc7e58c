import { expect, it } from 'vitest';
import { identifiersIn, unusedNames } from './names.ts';

it('the glossary names what is not used, and what is instead', () => {
  const glossary =
    '## Names that are not used\n\n| not | but |\n| --- | --- |\n| `openDoor`, `told` | a word |\n\n## More\n| `a` | b |\n';
  expect(unusedNames(glossary)).toEqual([
    { words: 'open door', instead: 'a word' },
    { words: 'told', instead: 'a word' },
  ]);
});

it('identifiers are names of values, types, properties and elements, not words in texts and comments', async () => {
  const source =
    'type A = { b: string };\nexport const c = ({ d }: A) => <E f={d.g} title="told" />; // told\n';
  expect([...(await identifiersIn(source, true))].toSorted()).toEqual([
    'A',
    'E',
    'b',
    'c',
    'd',
    'f',
    'g',
    'title',
  ]);
});
