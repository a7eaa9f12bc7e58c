import { expect, it } from 'vitest';
import { attributeOf, elementsOf, htmlOf } from '../react/rendered.fixtures.tsx';
import { sectionsOf } from './sections-of.ts';
import { aNode } from './trees.fixtures.ts';

const heading = (id: string, text: string, size = 2) => aNode('heading', id, { text, size });

it('names the largest headings alone, each by an anchor of its own that the view has too', () => {
  const nodes = [
    heading('a', 'Så många behöver du'),
    heading('b', 'I källaren', 3),
    aNode('accordion', 'c', { title: 'Fråga' }, [heading('d', 'Inte denna')]),
    heading('e', 'Så många behöver du'),
    heading('f', '  '),
    aNode('row', 'g', {}, [aNode('col', 'h', { cols: 6 }, [heading('i', '***')])]),
  ];
  const sections = sectionsOf(nodes);
  expect(sections).toEqual([
    { title: 'Så många behöver du', anchor: 'del-sa-manga-behover-du' },
    { title: 'Så många behöver du', anchor: 'del-sa-manga-behover-du-2' },
    { title: '***', anchor: 'del-' },
  ]);
  const shown = elementsOf(htmlOf(nodes)).filter((element) => element.tagName === 'h2');
  expect(shown.map((element) => attributeOf(element, 'id'))).toEqual(sections.map(({ anchor }) => anchor));
});
