import type { ContentNode } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { lineByTyping, treeLines } from './tree-lines.ts';

function block(type: string, id: string, children: ContentNode[] = []): ContentNode {
  return { id, type, version: '1.0.0', props: {}, children };
}

const tree = [
  block('heading', 'a'),
  block('row', 'b', [block('col', 'c', [block('html', 'd')]), block('col', 'e')]),
  block('table', 'f', [block('table-row', 'g')]),
];
const described = (collapsed: string[]) =>
  treeLines(tree, new Set(collapsed)).map(
    ({ node, level, place, count, isOpen }) => `${node.id} ${level} ${place}/${count} ${isOpen}`,
  );

it('the tree has a line for each block with its level and place, a table as one', () => {
  expect(described([])).toEqual([
    'a 1 1/3 null',
    'b 1 2/3 true',
    'c 2 1/2 true',
    'd 3 1/1 null',
    'e 2 2/2 null',
    'f 1 3/3 null',
  ]);
});

it('the tree hides what is in a line that is collapsed', () => {
  expect(described(['b'])).toEqual(['a 1 1/3 null', 'b 1 2/3 false', 'f 1 3/3 null']);
});

it('typing goes to the next line that begins so, around the end', () => {
  const labels = ['Rubrik: A', 'Text', 'Rad', 'Rubrik: B'];
  expect(lineByTyping(labels, 0, 'ru')).toBe(3);
  expect(lineByTyping(labels, 3, 'R')).toBe(0);
  expect(lineByTyping(labels, 0, 'å')).toBeNull();
});
