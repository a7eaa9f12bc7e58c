import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTree } from './tree/check-tree.ts';

const FILES = ['pages', 'translations', 'news', 'alerts', 'notifications'];

type DemoPost = { slug: string; content?: unknown };

function postsIn(file: string): DemoPost[] {
  return JSON.parse(readFileSync(new URL(`../../../demo/content/${file}.json`, import.meta.url), 'utf8'));
}

describe.each(FILES)('the demo content in %s.json', (file) => {
  const posts = postsIn(file).filter((post) => post.content !== undefined);

  it('has content to check', () => {
    expect(posts.length).toBeGreaterThan(0);
  });

  it.each(posts.map((post) => [post.slug, post.content]))('is valid as it stands: %s', (_, content) => {
    expect(checkTree(content)).toEqual({ ok: true, value: content });
  });
});
