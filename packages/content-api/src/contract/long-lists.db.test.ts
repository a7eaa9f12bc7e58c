import { isLive, isVisible, type Viewer } from '@brandpost/domain';
import { beforeAll, expect, it } from 'vitest';
import { writePost } from '../posts/storage/write-post.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const ROOT = 1;
const FIRST_ID = 30_000;
const COUNT = 400;
const HOUR_MS = 3_600_000;
const VISITOR: Viewer = {
  userId: null,
  nodeIds: [],
  categoryIds: [],
  isAdministrator: false,
  mayReview: false,
};
const TYPES = ['news', 'news', 'news', 'news', 'page-related', 'alert', 'info', 'news'] as const;

/** More posts than a first page looks at: some are drafts or scheduled, some have ended, some are not for everyone. */
const POSTS = Array.from({ length: COUNT }, (_, index) => {
  // Three at a time, so that some have the same date and title.
  const published = new Date(NOW.getTime() - Math.floor(index / 3) * 31 * HOUR_MS);
  const isScheduled = index % 40 === 7;
  const at = isScheduled ? new Date(NOW.getTime() + 30 * 24 * HOUR_MS) : published;
  return {
    id: FIRST_ID + index,
    type: TYPES[index % TYPES.length] ?? 'news',
    title: `Brand ${(Math.floor(index / 3) * 37) % 100}`,
    excerpt: 'Om bränder och brandskydd.',
    slug: `manga-inlagg-${index}`,
    status: isScheduled
      ? ('future' as const)
      : index % 20 === 3
        ? ('draft' as const)
        : index % 50 === 11
          ? ('trash' as const)
          : ('publish' as const),
    publishedDate: at.toISOString(),
    unpublishedDate: index % 25 === 6 ? new Date(at.getTime() + HOUR_MS).toISOString() : null,
    authoredDate: published.toISOString(),
    updatedDate: published.toISOString(),
    authorId: 1,
    alert: null,
    nodeIds: index % 5 === 4 ? [2] : [],
    categoryIds: [],
    userIds: index % 25 === 9 ? [3] : [],
    editorIds: [],
  };
});

describeOnBothEngines('lists of many posts', (api) => {
  beforeAll(async () => {
    await api.db.transaction().execute(async (trx) => {
      for (const post of POSTS) await writePost(trx, post);
    });
  });

  const seen = (type: string | null) =>
    POSTS.filter((post) => type === null || post.type === type).filter(
      (post) => isLive(post, NOW) && isVisible(post, VISITOR, { now: NOW, rootNodeIds: [ROOT] }),
    );
  const ids = (body: { id: number }[]) => body.map(({ id }) => id);

  it.each([
    ['/post?sort=publishedDate DESC', null],
    ['/post?type=news&sort=publishedDate DESC', 'news'],
    ['/post?type=alert&sort=publishedDate DESC', 'alert'],
    ['/post?type=news', 'news'],
    ['/post', null],
    ['/post?parentId=0', null],
    ['/post?sort=updatedDate DESC', null],
    ['/post?sort=title ASC', null],
  ])('%s begins as the whole list does, with the same total', async (address, type) => {
    const more = address.includes('?') ? '&' : '?';
    const whole = await api.get(`${address}${more}perPage=9999`);
    expect(whole.total).toBe(whole.body.length);
    expect(
      ids(whole.body)
        .filter((id) => id >= FIRST_ID)
        .toSorted(),
    ).toEqual(ids(seen(type)).toSorted());
    const pages = [];
    for (const page of [1, 2, 3]) {
      const answer = await api.get(`${address}${more}perPage=20&page=${page}`);
      expect(answer.total).toBe(whole.total);
      pages.push(...ids(answer.body));
    }
    expect(pages).toEqual(ids(whole.body).slice(0, 60));
  });

  it('are found also behind more posts than a first page looks at', async () => {
    const administrator = await api.tokenFor(1);
    const { body, total } = await api.get(
      '/post?status=draft&sort=publishedDate DESC&perPage=20',
      administrator,
    );
    expect(body).toHaveLength(Math.min(20, total ?? 0));
    expect(total).toBeGreaterThan(10);
  });

  it('are found page by page, also those behind the finds that are weighed', async () => {
    const { total, body: whole } = await api.get('/search?q=brand&perPage=9999');
    expect(total).toBeGreaterThan(200);
    expect(new Set(ids(whole)).size).toBe(total);
    const pages = [];
    for (let page = 1; page <= Math.ceil((total ?? 0) / 50); page++) {
      const answer = await api.get(`/search?q=brand&perPage=50&page=${page}`);
      expect(answer.total).toBe(total);
      pages.push(...ids(answer.body));
    }
    expect(pages).toEqual(ids(whole));
  });

  it('count a new post at once, and one that goes', async () => {
    const editor = await api.tokenFor(1);
    const before = (await api.get('/post?type=news&perPage=20')).total ?? 0;
    const body = {
      ...{ type: 'news', title: 'Räknas med', excerpt: 'En nyhet som räknas.', status: 'publish' },
      ...{ publishedDate: '2026-11-20T08:00:00Z', content: [], nodeIds: [ROOT] },
    };
    const created = await api.send('POST', '/post', { token: editor, body });
    expect(created.status).toBe(201);
    expect((await api.get('/post?type=news&perPage=20')).total).toBe(before + 1);
    const { id } = created.body;
    await api.send('PUT', `/post/${id}`, { token: editor, body: { status: 'trash' } });
    expect((await api.get('/post?type=news&perPage=20')).total).toBe(before);
  });
});
