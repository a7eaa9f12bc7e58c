import { setTimeout as wait } from 'node:timers/promises';
import type { ExternalSource } from '@brandpost/rubicore-api';
import { createParser } from 'eventsource-parser';
import type { FastifyBaseLogger } from 'fastify';
import type { ExternalMessagesConfig } from '../config/external-messages-config.ts';
import type { Database } from '../db/database.ts';
import { createFeed, USER_AGENT } from './ask-feed.ts';
import { type FollowedFeed, followFeed } from './follow-feed.ts';
import { forgetMessages } from './message-rows.ts';
import { NEWS_DAYS, readNews } from './read-news.ts';
import { readVma } from './read-vma.ts';
import { createSourceWatch, type SourceStatus, type SourceWatch } from './source-watch.ts';
import { storeNews } from './store-news.ts';
import { storeVma } from './store-vma.ts';

/** As a safety beside the stream of hints; others ask as often. */
const VMA_EVERY_MS = 30_000;
const NEWS_EVERY_MS = 600_000;
const VMA_MAX_BYTES = 2 * 1024 * 1024;
const NEWS_MAX_BYTES = 4 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** Messages of other senders, asked for while the service runs. */
export type ExternalMessages = {
  /** Whose messages are asked for. */
  sources: readonly ExternalSource[];
  status(): SourceStatus[];
  start(log: FastifyBaseLogger): void;
  close(): Promise<void>;
};

/** Asks nobody before it is started. */
export function openExternalMessages(
  config: ExternalMessagesConfig,
  { db, now }: { db: Database; now: () => Date },
): ExternalMessages {
  const { municipalityCode, vmaUrl, newsUrl } = config;
  const watches: SourceWatch[] = [];
  const running: { close(): Promise<void> }[] = [];
  const watchOf = (source: ExternalSource, everyMs: number) => {
    const watch = createSourceWatch(source, { everyMs, now });
    watches.push(watch);
    return watch;
  };
  const taking = () => ({ municipalityCode, now: now() });
  const vmaWatch = vmaUrl === null ? null : watchOf('sr-vma', VMA_EVERY_MS);
  const newsWatch = newsUrl === null ? null : watchOf('krisinformation', NEWS_EVERY_MS);

  const followVma = (base: string, watch: SourceWatch, log: FastifyBaseLogger): FollowedFeed =>
    followFeed(createFeed(`${base}/alerts`, { maxBytes: VMA_MAX_BYTES }), {
      ...watch.start(log),
      everyMs: VMA_EVERY_MS,
      take: (json) => storeVma(db, readVma(json, municipalityCode), taking()),
    });
  const followNews = (base: string, watch: SourceWatch, log: FastifyBaseLogger): FollowedFeed =>
    followFeed(createFeed(`${base}/news?days=${NEWS_DAYS}`, { maxBytes: NEWS_MAX_BYTES }), {
      ...watch.start(log),
      everyMs: NEWS_EVERY_MS,
      take: (json) => storeNews(db, readNews(json, municipalityCode), taking()),
    });
  const cleanDaily = (log: FastifyBaseLogger) => {
    const clean = () =>
      forgetMessages(db, municipalityCode, now()).catch((err: unknown) =>
        log.warn({ err }, "Old messages of others' could not be removed"),
      );
    const first = clean();
    const timer = setInterval(clean, DAY_MS).unref();
    return {
      async close() {
        clearInterval(timer);
        await first;
      },
    };
  };

  return {
    sources: watches.map(({ source }) => source),
    status: () => watches.map((watch) => watch.status()),
    start(log) {
      running.push(cleanDaily(log));
      if (vmaUrl !== null && vmaWatch !== null) {
        const vma = followVma(vmaUrl, vmaWatch, log);
        running.push(vma, followHints(`${vmaUrl}/subscribe`, vma.hint));
      }
      if (newsUrl !== null && newsWatch !== null) running.push(followNews(newsUrl, newsWatch, log));
    },
    async close() {
      await Promise.all(running.map((each) => each.close()));
    },
  };
}

/** Sveriges Radio ends each stream after five minutes. */
const LONGEST_STREAM_MS = 360_000;
const ANSWER_MS = 8000;
/** Who has ended a stream, or not answered, is asked again after a while: a little later each time that it fails. */
const SOONEST_MS = 5000;
const LATEST_MS = 60_000;
/** Of an event that has not ended; what is in it is not read. */
const MAX_EVENT = 64 * 1024;

type FollowedHints = { close(): Promise<void> };

/**
 * Listens to an event stream that says that there is something new, and not what to believe: every event is a hint to
 * ask, whatever it says. Without the stream everything is found a little later.
 * @param onHint also called when a stream begins after another: something may have happened in between
 */
export function followHints(address: string, onHint: () => void): FollowedHints {
  const closed = new AbortController();
  let waitMs = SOONEST_MS;
  const onOpen = () => {
    waitMs = SOONEST_MS;
    onHint();
  };
  const run = async () => {
    while (!closed.signal.aborted) {
      await readHints(address, closed.signal, { onOpen, onHint }).catch(() => undefined);
      await wait(waitMs * (1 + Math.random() * 0.2), undefined, { ref: false, signal: closed.signal }).catch(
        () => undefined,
      );
      waitMs = Math.min(waitMs * 2, LATEST_MS);
    }
  };
  const running = run();
  return {
    async close() {
      closed.abort();
      await running;
    },
  };
}

type Hearing = { onOpen: () => void; onHint: () => void };

async function readHints(address: string, closed: AbortSignal, { onOpen, onHint }: Hearing): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  const signal = AbortSignal.any([closed, late.signal, AbortSignal.timeout(LONGEST_STREAM_MS)]);
  try {
    const headers = { accept: 'text/event-stream', 'user-agent': USER_AGENT };
    const answer = await fetch(address, { headers, signal, redirect: 'error' });
    clearTimeout(timer);
    if (answer.status !== 200 || !isEventStream(answer)) return void (await answer.body?.cancel());
    onOpen();
    await readEvents(answer.body, onHint);
  } finally {
    clearTimeout(timer);
  }
}

async function readEvents(body: Response['body'], onHint: () => void): Promise<void> {
  // Once an event is too long the parser throws, and that ends the stream.
  const parser = createParser({ onEvent: onHint, maxBufferSize: MAX_EVENT });
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}
