import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { accordionFixtures } from './accordion.fixtures.ts';

describe('the accordion block', () => {
  it('is a heading with a button that says what it opens and whether it is open', () => {
    const elements = elementsOf(htmlOf(accordionFixtures.ordinary));
    const heading = elements.find((element) => element.tagName === 'h2');
    const button = elements.find((element) => element.tagName === 'button');
    expect(button?.parentNode).toBe(heading);
    expect(attributeOf(button, 'aria-expanded')).toBe('false');
    const panelId = attributeOf(button, 'aria-controls');
    expect(elements.filter((element) => attributeOf(element, 'id') === panelId)).toHaveLength(1);
  });

  it('has its text in the page before any script has run', () => {
    const html = htmlOf(accordionFixtures.ordinary);
    expect(html).toContain('Gå inomhus.');
    expect(elementsOf(html).some((element) => attributeOf(element, 'hidden') !== null)).toBe(false);
  });

  it('shows what it holds when it has no title, and nothing when it holds nothing', () => {
    expect(plainHtmlOf(accordionFixtures.error ?? [])).toBe('<div><div><p>Utan titel.</p></div></div>');
    expect(plainHtmlOf(aNode('accordion', 'a', { title: 'Tom' }))).toBe('');
    expect(plainHtmlOf(aNode('accordion', 'a', { title: 'Tom' }, [aNode('pdf', 'b')]))).toBe('');
  });

  it('stands below the heading before it, and headings within it below that', () => {
    const nodes = [
      aNode('heading', 'a', { text: 'A' }),
      aNode('accordion', 'b', { title: 'B' }, [aNode('html', 'c', { html: '<h2>C</h2>' })]),
      aNode('accordion', 'd', { title: 'D' }, [aNode('html', 'e', { html: '<p>E</p>' })]),
    ];
    const levels = elementsOf(htmlOf(nodes)).flatMap(({ tagName }) =>
      /^h\d/.test(tagName) ? [tagName] : [],
    );
    expect(levels).toEqual(['h2', 'h3', 'h4', 'h3']);
  });
});
