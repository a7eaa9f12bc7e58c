import { join } from 'node:path';
import { readDemoContent } from '@brandpost/content-api/bulk-load';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../project-root.ts';
import { generatePosts } from './generate-posts.ts';

const now = new Date('2026-11-20T15:00:00+01:00');
const content = readDemoContent(join(PROJECT_ROOT, 'demo'), {
  publicOrigin: 'http://localhost:3000',
  now,
});
const generate = (count: number) => [...generatePosts(content, { count, now })];

it('writes the same posts each time', () => {
  expect(generate(50)).toEqual(generate(100).slice(0, 50));
});

it('writes posts of several types, some targeted, waiting or ended, each with a slug of its own', () => {
  const posts = generate(500);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(500);
  expect(new Set(posts.map(({ type }) => type)).size).toBeGreaterThan(4);
  expect(new Set(posts.map(({ status }) => status)).size).toBe(4);
  const share = (count: number) => count / posts.length;
  expect(share(posts.filter(({ nodeIds }) => nodeIds.length > 0).length)).toBeGreaterThan(0.1);
  expect(share(posts.filter(({ unpublishedDate }) => unpublishedDate !== null).length)).toBeGreaterThan(0.01);
  expect(JSON.stringify(posts).length / posts.length).toBeGreaterThan(2_000);
});
