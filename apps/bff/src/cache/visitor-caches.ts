import { BffError } from '../errors.ts';
import type { Answer } from '../upstream/answer.ts';
import { type Clock, systemClock } from './clock.ts';
import { bytesOfPage, type RenderedPage } from './rendered-page.ts';
import { isSearch } from './search-address.ts';
import { changesAtMs, staleAnswer } from './stale-answer.ts';
import { createSwrCache, type Freshness, type SwrCache } from './swr-cache.ts';

/** What visitors share: the API's answers, and the pages made of them. */
export type VisitorCaches = {
  answers: SwrCache<Answer>;
  pages: SwrCache<RenderedPage>;
  /**
   * Something has changed: the next request gets what is new.
   * @param postId the post that it was, where that is known: it is shown no more until upstream has been asked
   */
  purge(postId?: string | null): void;
  /** Called after each purge. */
  onPurge(listener: (postId: string | null) => void): void;
};

const MEGABYTE = 1024 * 1024;

/** Notified at once of every change, so that a value may be kept until there is one. */
const FOLLOWING: Freshness = { freshMs: 30_000, staleMs: 600_000 };
/**
 * Notified of nothing. An answer may be this old when a page is made of it, the page as old again when it is given as fresh,
 * and once more when it is the last to be given from before: in all less than the two seconds within which something
 * that is published has to show (SECURITY T28). A crowd costs two calls a second.
 */
const NOT_FOLLOWING: Freshness = { freshMs: 550, staleMs: 550 };

/**
 * @param options.isFollowing whether upstream tells of its changes just now
 * @param options.freshness instead of what follows from that
 */
export function createVisitorCaches(options: {
  isFollowing: () => boolean;
  freshness?: Freshness;
  clock?: Clock;
}): VisitorCaches {
  const { isFollowing, clock = systemClock } = options;
  const changed = createChangedPosts(clock.steadyMs);
  const freshness = () => options.freshness ?? (isFollowing() ? FOLLOWING : NOT_FOLLOWING);
  let lastChangeMs = Number.NEGATIVE_INFINITY;
  const answers = createSwrCache<Answer>({
    freshness,
    clock,
    isVerdict,
    maxBytes: 64 * MEGABYTE,
    bytesOf: ({ body }) => body.length,
    changesAtMs: (answer) => changesAtMs(answer, clock.dateMs()),
    asStale: (answer, address, madeMs) =>
      // What was found does not say all that it was found in.
      isSearch(address) && lastChangeMs >= madeMs
        ? null
        : staleAnswer(answer, {
            nowMs: clock.dateMs(),
            hasChanged: (postId) => changed.hasChangedSince(postId, madeMs),
            keepsEnded: ASKS_FOR_ENDED.test(address),
          }),
    isPassing: (_, address) => isSearch(address),
  });
  const pages = createSwrCache<RenderedPage>({
    freshness,
    clock,
    // What failed is a page too, which says so.
    isVerdict: () => false,
    maxBytes: 64 * MEGABYTE,
    maxFailures: 200,
    bytesOf: bytesOfPage,
    changesAtMs: ({ notes }) => notes.changesAtMs,
    maxFreshMs: ({ notes }) => (notes.isStale ? REMADE_MS : Number.POSITIVE_INFINITY),
    // Made anew of answers that are still good: that is quick, and right.
    asStale: (page, _, madeMs) =>
      madeMs > lastChangeMs && clock.dateMs() < page.notes.changesAtMs ? page : null,
    isPassing: (page, key) => (page.kind === 'page' && page.status !== 200) || SEARCH_PAGE.test(key),
  });
  const listeners: ((postId: string | null) => void)[] = [];
  return {
    answers,
    pages,
    purge(postId = null) {
      if (postId !== null) {
        changed.note(postId);
        lastChangeMs = clock.steadyMs();
      }
      // Answers first: a page that is made from now on is made of new ones.
      answers.purge();
      pages.purge();
      for (const listener of listeners) listener(postId);
    },
    onPurge: (listener) => void listeners.push(listener),
  };
}

/** A page made of something old is made again as soon as that may be newer. */
const REMADE_MS = 1000;

const ASKS_FOR_ENDED = /[?&]includeEnded=(?:true|1)(?:&|$)/;
/** A page's key ends with its address. */
const SEARCH_PAGE = / \/sok(?:[/?]|$)/;

/** What upstream says of the thing that was asked for. All else says something of upstream, or of us. */
const VERDICTS = [400, 403, 404, 410];

function isVerdict(error: unknown): boolean {
  return error instanceof BffError && VERDICTS.includes(error.kind.status);
}

const MAX_POSTS = 10_000;

/** Which posts have changed, and when: what was made before may tell of a post that has been taken back. */
type ChangedPosts = {
  note(postId: string): void;
  hasChangedSince(postId: string, sinceMs: number): boolean;
};

function createChangedPosts(now: () => number): ChangedPosts {
  const changed = new Map<string, number>();
  return {
    note(postId) {
      changed.delete(postId);
      changed.set(postId, now());
      const oldest = changed.keys().next();
      if (changed.size > MAX_POSTS && !oldest.done) changed.delete(oldest.value);
    },
    hasChangedSince: (postId, sinceMs) => (changed.get(postId) ?? Number.NEGATIVE_INFINITY) >= sinceMs,
  };
}
