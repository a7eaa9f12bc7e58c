import { LIST_PER_PAGE, pathOfPost } from '@brandpost/domain';
import { API_PREFIX, createClient } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type AskForVisitors, newNotes } from '../cache/ask-for-visitors.ts';
import { forEachConcurrently } from '../cache/for-each-concurrently.ts';
import type { VisitorCaches } from '../cache/visitor-caches.ts';
import type { AreaMaps } from '../feeds/area-map/area-maps.ts';
import { endpointAt } from '../upstream/endpoint-at.ts';
import { upstreamTransport } from './upstream-transport.ts';
import type { VisitorPage } from './visitor-page.ts';

type Asked = { url: string; hasAcceptedCookies: boolean };

type Options = {
  caches: Pick<VisitorCaches, 'answers' | 'onPurge'>;
  visitors: AskForVisitors;
  page: (asked: Asked) => Promise<VisitorPage>;
  areaMaps: AreaMaps;
};

/** What everybody comes for, in a crisis most of all. */
const FIRST_PAGES = ['/', '/krisinformation', '/nyheter'];
const MAX_CRISES = 20;
/** Changes that come close together are one. */
const PAUSE_MS = 100;
/** While something is missing it is tried again so often. */
const AGAIN_MS = 2000;
const AT_ONCE = 4;

/**
 * Asks for what everybody needs before a visitor does: after the start, and after each purge. What tells of a post that
 * was written is asked for too, so that it is known for certain whether it may still be shown should upstream go away.
 * Source: SECURITY T28, F7
 */
function createWarmUp({ caches, visitors, page, areaMaps }: Options): { begin(): void; stop(): void } {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;
  let isWanted = false;
  let hasStopped = true;

  const soon = (ms: number) => {
    if (hasStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms).unref();
  };
  const run = async () => {
    if (isUnderWay) {
      isWanted = true;
      return;
    }
    isUnderWay = true;
    isWanted = false;
    const posts = [...written];
    written.clear();
    const isWhole = await askAgain(posts)
      .then(warmPages)
      .catch(() => false);
    isUnderWay = false;
    if (isWanted) soon(PAUSE_MS);
    else if (!isWhole) soon(AGAIN_MS);
  };

  const askAgain = async (posts: readonly string[]) => {
    const addresses = posts.length === 0 ? [] : addressesMentioning(posts, caches.answers.entries());
    await forEachConcurrently(addresses, AT_ONCE, async (address) => {
      const isList = endpointAt('GET', address)?.list === true;
      await visitors(address, { isList, isPart: true }).catch(() => undefined);
    });
  };
  const warmPages = async (): Promise<boolean> => {
    const notes = newNotes();
    const crises = await createClient(upstreamTransport(visitors, notes))
      .call('listPosts', { query: { type: 'alert', sort: 'publishedDate DESC', perPage: LIST_PER_PAGE } })
      .then((posts) => posts.slice(0, MAX_CRISES));
    const asked = [...FIRST_PAGES, ...crises.map(pathOfPost)].flatMap((url) =>
      [true, false].map((hasAcceptedCookies): Asked => ({ url, hasAcceptedCookies })),
    );
    let isWhole = !notes.isStale;
    await forEachConcurrently(asked, AT_ONCE, async (one) => {
      const { hasFailed, notes } = await page(one);
      isWhole &&= !hasFailed && !notes.isStale;
    });
    await forEachConcurrently(crises, AT_ONCE, async ({ slug }) => {
      const notes = newNotes();
      await areaMaps(slug, notes).catch(() => undefined);
      isWhole &&= !notes.isStale;
    });
    return isWhole;
  };

  caches.onPurge((postId) => {
    if (hasStopped) return;
    if (postId !== null) written.add(postId);
    soon(PAUSE_MS);
  });
  return {
    begin() {
      hasStopped = false;
      void run();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to ask for what everybody needs, until the service closes. */
    warmUp(): void;
  }
}

/** Lets anyone who starts the service have it warmed up, once there is somebody to ask. */
export const warmUp = fastifyPlugin<Options>(async (app: FastifyInstance, options) => {
  const { begin, stop } = createWarmUp(options);
  app.decorate('warmUp', begin);
  app.addHook('onClose', async () => stop());
});

const POSTS = `${API_PREFIX}/core/v1/post`;

function addressesMentioning(
  posts: readonly string[],
  answers: Iterable<[address: string, answer: { body: Buffer }, madeMs: number]>,
): string[] {
  // A longer number that begins alike costs one call that would not have been needed.
  const marks = posts.map((id) => Buffer.from(`"id":${id}`));
  return [...answers]
    .filter(([address, { body }]) => address.startsWith(POSTS) && marks.some((mark) => body.includes(mark)))
    .map(([address]) => address);
}
