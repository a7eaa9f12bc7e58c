import { readFileSync } from 'node:fs';
import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../tree/check-tree.ts';
import { aNode, anyTree } from '../tree/trees.fixtures.ts';
import { HOSTILE_HTML } from './hostile-html.fixtures.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { sanitizeTree } from './sanitize-tree.ts';

function demoTrees(): ContentNode[][] {
  return ['pages', 'translations', 'news', 'alerts', 'notifications'].flatMap((file) => {
    const url = new URL(`../../../../demo/content/${file}.json`, import.meta.url);
    const posts: { content?: ContentNode[] }[] = JSON.parse(readFileSync(url, 'utf8'));
    return posts.flatMap((post) => post.content ?? []).map((node) => [node]);
  });
}

describe('sanitizeTree', () => {
  it('changes nothing in valid content without rich text or addresses', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(sanitizeTree(tree)).toEqual(tree);
      }),
    );
  });

  it('changes nothing in the demo content but adds rel to links to a new tab', () => {
    for (const tree of demoTrees()) {
      const text = JSON.stringify(sanitizeTree(tree)).replaceAll(' rel=\\"noopener noreferrer\\"', '');
      expect(text).toBe(JSON.stringify(tree));
    }
  });

  it('sanitises rich text at every level', () => {
    const hostile = '<p onclick=x>a</p><script>b</script>';
    const tree = [
      aNode('html', 'a', { html: hostile }),
      aNode('row', 'b', {}, [aNode('col', 'c', {}, [aNode('html', 'd', { html: hostile })])]),
    ];
    expect(JSON.stringify(sanitizeTree(tree))).toBe(
      JSON.stringify(tree).replaceAll(JSON.stringify(hostile), '"<p>a</p>"'),
    );
  });

  it('empties addresses that may not be used', () => {
    const tree = [
      aNode('card', 'a', {
        title: 'javascript:',
        imgSrc: 'https://evil.example/x.gif',
        buttonUrl: 'javascript:1',
      }),
      aNode('image', 'b', { imgSrc: '/media/../x', caption: 'c' }),
      aNode('video', 'c', { videoSrc: 'http://player.vimeo.com/1' }),
    ];
    expect(sanitizeTree(tree).map((node) => node.props)).toEqual([
      { title: 'javascript:', text: '', imgSrc: '', buttonLabel: '', buttonUrl: '' },
      { imgSrc: '', caption: 'c' },
      { videoSrc: '', title: '', imgSrc: '' },
    ]);
  });

  it('drops unknown types, dangerous keys and what is no node', () => {
    const tree = JSON.parse(`[
      {"id":"a","type":"constructor","version":"1.0.0","props":{},"children":[]},
      {"id":"b","type":"row","version":"1.0.0","props":{"__proto__":{"x":1},"constructor":1},"children":[null,7]},
      null
    ]`);
    expect(sanitizeTree(tree)).toEqual([aNode('row', 'b')]);
  });

  it('drops what lies past the twelfth level, however deep it goes', () => {
    let deep: ContentNode[] = [];
    for (let level = 100_000; level >= 1; level--) {
      deep = [aNode(level % 2 ? 'row' : 'col', `n${level}`, {}, deep)];
    }
    expect(checkTree(sanitizeTree(deep))).toMatchObject({ ok: true });
  });

  it('is idempotent on hostile content and never changes what it was given', () => {
    const tree = HOSTILE_HTML.slice(0, 300).map((html, index) => aNode('html', `n${index}`, { html }));
    const before = structuredClone(tree);
    const once = sanitizeTree(tree);
    expect(sanitizeTree(once)).toEqual(once);
    expect(tree).toEqual(before);
    expect(once[0]?.props.html).toBe(sanitizeHtml(HOSTILE_HTML[0] ?? ''));
  });
});
