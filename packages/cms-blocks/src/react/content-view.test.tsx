import { readFileSync } from 'node:fs';
import type { ContentNode } from '@brandpost/domain';
import { parseFragment, serialize } from 'parse5';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../registry.ts';
import { findsIn } from '../sanitize/allowed-markup.fixtures.ts';
import { HOSTILE_HTML } from '../sanitize/hostile-html.fixtures.ts';
import { checkTree } from '../tree/check-tree.ts';
import { aNode } from '../tree/trees.fixtures.ts';
import { ALL_FIXTURES } from './all-blocks.fixtures.ts';
import { ContentView } from './content-view.tsx';
import { attributeOf, elementsOf, htmlOf, plainHtmlOf } from './rendered.fixtures.tsx';
import { resources } from './resources.fixtures.ts';

const states = Object.entries(ALL_FIXTURES).flatMap(([type, fixtures]) =>
  Object.entries(fixtures).map(([state, node]) => [type, state, node] as const),
);

function demoTrees(): [string, ContentNode[]][] {
  return ['pages', 'translations', 'news', 'alerts', 'notifications'].flatMap((file) => {
    const url = new URL(`../../../../demo/content/${file}.json`, import.meta.url);
    const posts: { slug: string; content?: ContentNode[] }[] = JSON.parse(readFileSync(url, 'utf8'));
    return posts.flatMap((post) => (post.content === undefined ? [] : [[post.slug, post.content] as const]));
  }) as [string, ContentNode[]][];
}

/** Types that may be seen anywhere in what the views make. */
const VIEW_TAGS =
  'a b blockquote br button div em figcaption figure h2 h3 h4 h5 h6 i img input label li ol p path picture search section source span strong svg table tbody td th thead tr ul';

describe('the fixtures', () => {
  it('show every block there is', () => {
    expect(Object.keys(ALL_FIXTURES).toSorted()).toEqual(BLOCKS.map((block) => block.type).toSorted());
  });

  it.each(states.filter(([, state]) => state !== 'error'))('of %s, %s, are valid content', (_, __, node) => {
    expect(checkTree([node])).toMatchObject({ ok: true });
  });
});

describe.each(states)('%s, %s', (type, state, node) => {
  const html = htmlOf(node);

  it('holds nothing that a strict policy would object to', () => {
    for (const element of elementsOf(html)) {
      expect(VIEW_TAGS.split(' ')).toContain(element.tagName);
      const names = element.attrs.map((attribute) => attribute.name);
      expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
      for (const address of ['href', 'src']) {
        expect(attributeOf(element, address) ?? '/').toMatch(/^(https?:\/\/|\/(?!\/)|mailto:|tel:)/);
      }
      if (attributeOf(element, 'target') !== null) expect(attributeOf(element, 'rel')).toContain('noopener');
    }
  });

  it('is read by a browser as it was written', () => {
    expect(serialize(parseFragment(html))).toBe(serialize(parseFragment(serialize(parseFragment(html)))));
    expect(elementsOf(html).length).toBe(html.match(/<[a-z]/g)?.length);
  });

  // A column keeps its place, and a list of vacancies is filled by the posts there are.
  if (state === 'empty' && type !== 'col' && type !== 'vacancies') {
    it('shows nothing', () => {
      expect(plainHtmlOf(node)).toBe('');
    });
  }
});

describe('ContentView', () => {
  it('shows all of the demo content with one outline a page that skips no level', () => {
    for (const [slug, tree] of demoTrees()) {
      const levels = elementsOf(htmlOf(tree)).flatMap(({ tagName }) =>
        /^h\d$/.test(tagName) ? [Number(tagName[1])] : [],
      );
      let before = 1;
      for (const level of levels) {
        expect([slug, level >= 2 && level <= before + 1]).toEqual([slug, true]);
        before = level;
      }
    }
  });

  it('shows every text of the demo content', () => {
    for (const [slug, tree] of demoTrees()) {
      const html = htmlOf(tree);
      for (const node of tree.filter((other) => other.type === 'heading')) {
        expect([slug, html]).toEqual([slug, expect.stringContaining(String(node.props.text))]);
      }
    }
  });

  it('shows nothing of unknown blocks and of blocks that may not stand there', () => {
    const hidden = [
      { ...aNode('html', 'a', { html: 'hemligt' }), type: 'marquee' },
      { ...aNode('html', 'b', { html: 'hemligt' }), type: 'constructor' },
      aNode('col', 'c', {}, [aNode('html', 'd', { html: 'hemligt' })]),
      aNode('row', 'e', {}, [aNode('html', 'f', { html: 'hemligt' })]),
      null as unknown as ContentNode,
    ];
    expect(htmlOf(hidden)).not.toContain('hemligt');
  });

  it('survives content that was never checked', () => {
    const broken = [
      { type: 'heading' },
      { type: 'html', props: { html: 7 } },
      { type: 'row', props: null, children: 'x' },
      { type: 'table', props: {}, children: [null, { type: 'table-row', props: { items: [] } }] },
      { type: 'pdf', props: { pdf: { length: 3 } } },
      { type: 'accordion', props: { title: 'a' }, children: [{ type: 'accordion' }] },
    ].map((node, index) => ({ id: `n${index}`, ...node })) as unknown as ContentNode[];
    expect(plainHtmlOf(broken)).toBe('');
  });

  it('stops at the twelfth level, however deep the content goes', () => {
    let nodes: ContentNode[] = [aNode('html', 'end', { html: 'hemligt' })];
    for (let level = 5000; level >= 1; level--)
      nodes = [aNode(level % 2 ? 'row' : 'col', `n${level}`, {}, nodes)];
    expect(htmlOf(nodes)).not.toContain('hemligt');
  });

  it('lets nothing of thousands of attacks through, though no one sanitised them', () => {
    const ours = ['button', 'picture', 'section', 'source'];
    const shown = VIEW_TAGS.split(' ').filter((tag) => !ours.includes(tag));
    const failures = HOSTILE_HTML.flatMap((html) => {
      const finds = findsIn(plainHtmlOf(aNode('html', 'a', { html })), shown);
      return finds.length === 0 ? [] : [{ html, finds }];
    });
    expect(failures).toEqual([]);
  }, 30_000);

  it('lets headings begin at another level', () => {
    const nodes = [aNode('heading', 'a', { text: 'A' }), aNode('heading', 'b', { text: 'B', size: 3 })];
    expect(plainHtmlOf(nodes, { headingLevel: 4 })).toBe('<h4>A</h4><h5>B</h5>');
  });

  it('gives five sizes in order the levels two to six', () => {
    const nodes = [1, 2, 3, 4, 5].map((size) => aNode('heading', `n${size}`, { text: 'x', size }));
    expect(plainHtmlOf(nodes)).toBe('<h2>x</h2><h3>x</h3><h4>x</h4><h5>x</h5><h6>x</h6>');
  });

  it('puts the styles of a page into a style sheet that a nonce can let through', () => {
    const sheet = new ServerStyleSheet();
    const nodes = Object.values(ALL_FIXTURES).map((fixtures) => fixtures.ordinary);
    renderToString(sheet.collectStyles(<ContentView nodes={nodes} resources={resources} />));
    expect(sheet.getStyleTags()).toContain('var(--bp-color-primary, #174285)');
    sheet.seal();
  });

  it('wraps every block in the frame of an editor', () => {
    const html = plainHtmlOf(ALL_FIXTURES.col?.ordinary as ContentNode, {
      frame: ({ node, children }) => <section id={node.id}>{children}</section>,
    });
    const ids = elementsOf(html).flatMap((element) =>
      element.tagName === 'section' ? [attributeOf(element, 'id')] : [],
    );
    expect(ids).toEqual(['col-row-1', 'col-1', 'heading-1', 'html-1', 'col-2']);
  });
});
