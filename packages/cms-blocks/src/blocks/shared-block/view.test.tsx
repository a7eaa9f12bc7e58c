import { describe, expect, it } from 'vitest';
import { htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { aNode } from '../../tree/trees.fixtures.ts';
import { sharedBlockFixtures } from './shared-block.fixtures.ts';

describe('the shared block', () => {
  it('shows what it holds, with headings at the level that they have on the page', () => {
    const before = aNode('heading', 'before', { text: 'Kontakt', size: 2 });
    const html = htmlOf([before, sharedBlockFixtures.ordinary]);
    expect(html.match(/<h2[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual([
      'Kontakt',
      'Växelns öppettider',
    ]);
    expect(html).toContain('Vardagar kl\u00a08–16.30.');
  });

  it('shows nothing where there is nothing in it', () => {
    expect(plainHtmlOf(sharedBlockFixtures.empty)).toBe('');
  });

  it('is framed by an editor as one, and nothing in it is', () => {
    const framed: string[] = [];
    htmlOf(sharedBlockFixtures.ordinary, {
      frame: ({ node, children }) => {
        framed.push(node.id);
        return children;
      },
    });
    expect(framed).toEqual(['shared-1']);
  });
});
