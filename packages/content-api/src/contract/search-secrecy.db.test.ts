import {
  emptyAlertDetails,
  type GuardedPost,
  isLive,
  isReadable,
  isVisible,
  POST_STATUSES,
  POST_TYPES,
  type Viewer,
} from '@brandpost/domain';
import type { SearchHit, SearchSuggestions, SearchSummary } from '@brandpost/rubicore-api';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { writePost } from '../posts/storage/write-post.ts';
import { describeOnBothEngines, NOW, type TestApi } from './engines.fixtures.ts';

const ROOT = 1;
const FIRST_ID = 20_000;
/** A word that stands in every generated post, and nowhere else. */
const COMMON = 'gemensamhetsordet';

/** Visitor, administrator, authors, editors, and staff in and out of the audience. */
const USER_IDS = [null, 1, 3, 5, 7, 8, 10, 12];

const syllable = fc
  .tuple(fc.constantFrom(...'bdfghjklmnprstv'), fc.constantFrom(...'aeiouyåäö'))
  .map((letters) => letters.join(''));
/** No word of any language, and unlike the others: five syllables and an ending. */
const oddWord = fc.array(syllable, { minLength: 5, maxLength: 5 }).map((parts) => `${parts.join('')}x`);

const dateAt = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();
const anyPost = fc.record({
  type: fc.constantFrom(...POST_TYPES),
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant('publish' as const) },
    fc.constantFrom(...POST_STATUSES),
  ),
  publishedDate: fc.constantFrom(null, dateAt(-30), dateAt(-1), dateAt(30)),
  unpublishedDate: fc.constantFrom(null, null, null, dateAt(-1), dateAt(1)),
  nodeIds: fc.oneof(fc.constant<number[]>([ROOT]), fc.subarray([1, 2, 3, 6, 7])),
  categoryIds: fc.oneof({ weight: 2, arbitrary: fc.constant<number[]>([]) }, fc.subarray([10, 11, 13])),
  userIds: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, fc.subarray([5, 7, 12])),
  authorId: fc.constantFrom(null, 1, 3, 10),
  editorIds: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, fc.subarray([8, 12])),
  alert: fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant({ ...emptyAlertDetails(), isDrill: true }) },
  ),
}) satisfies fc.Arbitrary<GuardedPost>;

const IS_NIGHT = process.env.TEST_TIMES !== undefined;
/** Many times as many at night. */
const POST_COUNT = 36 * Number(process.env.TEST_TIMES ?? 1);
const WORDS = fc.sample(fc.uniqueArray(oddWord, { minLength: POST_COUNT, maxLength: POST_COUNT }), {
  numRuns: 1,
  seed: 113,
})[0] as string[];
const POSTS = fc
  .sample(anyPost, { numRuns: POST_COUNT, seed: 113 })
  .map((post, index) => ({ ...post, id: FIRST_ID + index, word: WORDS[index] as string }));

describeOnBothEngines('what a search tells', (api) => {
  /** `seen` may be read, also when it has ended; `live` is out. */
  type Asker = {
    viewer: Viewer;
    token: string | undefined;
    seen: typeof POSTS;
    live: typeof POSTS;
  };
  const askers: Asker[] = [];

  beforeAll(async () => {
    await api.db.transaction().execute(async (trx) => {
      for (const { word, ...post } of POSTS) {
        await writePost(trx, {
          ...post,
          ...{ title: `Om ${word}`, excerpt: `Texten om ${word} och ${COMMON}.`, slug: `om-${post.id}` },
          updatedDate: NOW.toISOString(),
        });
      }
    });
    for (const userId of USER_IDS) {
      const viewer = await viewerOf(api, userId);
      const visible = POSTS.filter((post) => isVisible(post, viewer, { now: NOW, rootNodeIds: [ROOT] }));
      askers.push({
        viewer,
        token: userId === null ? undefined : await api.tokenFor(userId),
        seen: visible.filter((post) => isReadable(post, NOW)),
        live: visible.filter((post) => isLive(post, NOW)),
      });
    }
  });

  const ask = async <Answer>(asker: Asker, call: string, q: string): Promise<Answer> => {
    const { status, body } = await api.get(`/${call}q=${encodeURIComponent(q)}`, asker.token);
    expect(status).toBe(200);
    return body;
  };
  /** Everybody asks about posts; the question says which words an answer holds, in any way. */
  const everyoneAsks = async (
    of: 'seen' | 'live',
    question: (asker: Asker, word: string) => Promise<string>,
  ) => {
    for (const [turn, asker] of askers.entries()) {
      const hidden = POSTS.filter((post) => !asker[of].includes(post)).map(({ word }) => word);
      // By day each asks about a third of them, and every post is asked about by several.
      const asked = POSTS.filter((_, index) => IS_NIGHT || index % 3 === turn % 3);
      for (const { word } of asked) {
        const reply = (await question(asker, word)).toLowerCase();
        const name = `user ${asker.viewer.userId} asked about ${word}`;
        expect(
          hidden.filter((other) => reply.includes(other)),
          name,
        ).toEqual([]);
        if (!hidden.includes(word)) expect(reply, name).toContain(word);
      }
    }
  };

  it('has somebody who sees much and somebody who sees little to tell of', () => {
    const counts = askers.map(({ seen }) => seen.length);
    expect(Math.min(...counts)).toBeGreaterThan(3);
    expect(Math.max(...counts)).toBeLessThan(POST_COUNT);
    expect(new Set(counts).size).toBeGreaterThan(3);
  });

  it('is exactly what the reference rule lets the viewer see, in finds and in numbers', async () => {
    for (const asker of askers) {
      const hits = await ask<SearchHit[]>(asker, 'search?perPage=999&', COMMON);
      expect(hits.map(({ id }) => id).toSorted(), `user ${asker.viewer.userId}`).toEqual(
        asker.seen.map(({ id }) => id),
      );
      const { total, counts } = await ask<SearchSummary>(asker, 'search/summary?', COMMON);
      expect(total).toBe(asker.seen.length);
      const byType = Map.groupBy(asker.seen, ({ type }) => type);
      expect(Object.fromEntries(counts.map(({ type, count }) => [type, count]))).toEqual(
        Object.fromEntries([...byType].map(([type, posts]) => [type, posts.length])),
      );
    }
  });

  it('is nothing of a hidden post when its own word is asked for', async () => {
    await everyoneAsks('seen', async (asker, word) => {
      const hits = await ask<SearchHit[]>(asker, 'search?', word);
      const { total } = await ask<SearchSummary>(asker, 'search/summary?', word);
      expect(total).toBe(hits.length);
      return JSON.stringify(hits.map(({ title, excerpt }) => [title, excerpt]));
    });
  });

  it('is no better spelling that only a hidden post has', async () => {
    await everyoneAsks('seen', async (asker, word) => {
      const misspelt = `${word.slice(0, 6)}${word.slice(7)}`;
      const { didYouMean } = await ask<SearchSummary>(asker, 'search/summary?', misspelt);
      const hits = await ask<SearchHit[]>(asker, 'search?', misspelt);
      return `${didYouMean} ${JSON.stringify(hits)}`;
    });
  });

  it('is no title and no word of a hidden post while somebody types', async () => {
    await everyoneAsks('live', async (asker, word) => {
      const { words, titles } = await ask<SearchSuggestions>(asker, 'search/suggest?', word.slice(0, 7));
      return [...words, ...titles.map(({ title }) => title)].join(' ');
    });
  });

  it('is no word of a hidden post while somebody types it wrong', async () => {
    await everyoneAsks('live', async (asker, word) => {
      const { words, titles } = await ask<SearchSuggestions>(
        asker,
        'search/suggest?',
        `${word.slice(0, 5)}${word.slice(6, 10)}`,
      );
      return [...words, ...titles.map(({ title }) => title)].join(' ');
    });
  });
});

async function viewerOf(api: TestApi, userId: number | null): Promise<Viewer> {
  if (userId === null)
    return { userId, nodeIds: [], categoryIds: [], isAdministrator: false, mayReview: false };
  const ties = async (table: 'user_node' | 'user_job' | 'user_role') =>
    await api.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  const [nodes, jobs, roles] = [await ties('user_node'), await ties('user_job'), await ties('user_role')];
  const ids = (rows: object[], column: string) =>
    rows.map((row) => (row as Record<string, number>)[column] ?? 0);
  return {
    userId,
    nodeIds: ids(nodes, 'node_id'),
    categoryIds: ids(jobs, 'category_id'),
    isAdministrator: ids(roles, 'role_id').includes(1),
    mayReview: false,
  };
}
