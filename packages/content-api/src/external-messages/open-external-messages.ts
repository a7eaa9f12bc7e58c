import type { ExternalSource } from '@brandpost/rubicore-api';
import type { FastifyBaseLogger } from 'fastify';
import type { ExternalMessagesConfig } from '../config/external-messages-config.ts';
import type { Database } from '../db/database.ts';
import { createFeed } from './ask-feed.ts';
import { type FollowedFeed, followFeed } from './follow-feed.ts';
import { followHints } from './follow-hints.ts';
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
