import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

describeOnBothEngines('what happens to posts between two moments', (api) => {
  let administrator = '';
  const ids = new Map<string, number>();
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    const posts = {
      begins: { status: 'future', publishedDate: inDays(40) },
      ends: { status: 'publish', publishedDate: inDays(-5), unpublishedDate: inDays(41) },
      later: { status: 'future', publishedDate: inDays(60) },
      around: { status: 'publish', publishedDate: inDays(-5), unpublishedDate: inDays(90) },
    };
    for (const [title, times] of Object.entries(posts)) {
      const body = { type: 'news', title, nodeIds: [1], excerpt: 'En nyhet.', ...times };
      const made = await api.send('POST', '/post', { token: administrator, body });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      ids.set(title, made.body.id);
    }
  });
  const between = async (from: string, before: string, token?: string) => {
    const query = new URLSearchParams({ scheduledFrom: from, scheduledBefore: before, perPage: '100' });
    for (const status of ['publish', 'future']) query.append('status', status);
    const { body } = await api.get(`/post?${query}`, token);
    return body.map(({ title }: { title: string }) => title).sort();
  };

  it('is what is published or ends then, and nothing that is merely out meanwhile', async () => {
    expect(await between(inDays(39), inDays(45), administrator)).toEqual(['begins', 'ends']);
    expect(await between(inDays(40), inDays(41), administrator)).toEqual(['begins']);
    expect(await between(inDays(41), inDays(42), administrator)).toEqual(['ends']);
  });

  it('shows nobody what they may not see yet', async () => {
    expect(await between(inDays(39), inDays(45))).toEqual(['ends']);
    expect(await between(inDays(39), inDays(45), await api.tokenFor(5))).toEqual(['ends']);
  });

  it('has the changes that wait, for those alone who may change the post', async () => {
    const change = { publishAt: inDays(75), post: { title: 'around' } };
    const path = `/post/${ids.get('around')}/scheduled-change`;
    const waiting = await api.send('PUT', path, { token: administrator, body: change });
    expect(waiting.status).toBe(200);
    expect(await between(inDays(74), inDays(76), administrator)).toEqual(['around']);
    expect(await between(inDays(76), inDays(77), administrator)).toEqual([]);
    expect(await between(inDays(74), inDays(76))).toEqual([]);
    expect(await between(inDays(74), inDays(76), await api.tokenFor(5))).toEqual([]);
  });
});
