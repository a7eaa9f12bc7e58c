import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AlertNotice,
  type AlertSummary,
  alertSummary,
  hasEnded,
  LIST_PER_PAGE,
  matchesNotices,
} from '@brandpost/domain';
import { AS_OF_PARAMETER, callAddress, catalogue, decodePost } from '@brandpost/rubicore-api';
import { createParser } from 'eventsource-parser';
import { Agent, request } from 'undici';
import { keepCurrent } from '../../apps/web/src/layout/live/keep-current.ts';

/** Where a BFF listens, and what browsers call it. */
export type Door = { port: number; host: string };

export type OpenPages = {
  /** Every alert that any page has received or has shown, by its id. */
  everSeen: ReadonlySet<number>;
  /**
   * Waits until each page that was open at a moment (of `performance.now()`), and still is, shows what it should.
   * @returns after how many milliseconds each did; Infinity for one that did not in time
   */
  untilAll(shows: (alerts: readonly AlertSummary[]) => boolean, sinceMs: number): Promise<number[]>;
  close(): Promise<void>;
};

type Page = { openedMs: number; shown: readonly AlertSummary[] };

const SHORTEST_LIFE_MS = 3000;
const LONGEST_LIFE_MS = 30_000;
/** What is not shown by then is never shown. */
const LIMIT_MS = 10_000;
const LOOK_MS = 25;
const ALERTS = callAddress(
  catalogue.listPosts.path,
  {},
  { type: 'alert', sort: 'publishedDate DESC', perPage: LIST_PER_PAGE },
);

/**
 * Opens as many pages as visitors have, each from an address of its own and with the product's own code that keeps an
 * open page as it should be. Each is closed after a while, and another one opened in its place.
 */
export async function openPages(count: number, doors: readonly Door[]): Promise<OpenPages> {
  const agent = new Agent({ allowH2: false, bodyTimeout: 0 });
  const pages = new Set<Page>();
  const everSeen = new Set<number>();
  const failures: string[] = [];
  const over = new AbortController();
  const visit = async (index: number) => {
    while (!over.signal.aborted) {
      const lifeMs = randomInt(SHORTEST_LIFE_MS, LONGEST_LIFE_MS);
      const gone = AbortSignal.any([over.signal, AbortSignal.timeout(lifeMs)]);
      const door = doors[Math.floor(Math.random() * doors.length)] as Door;
      await openPage({ door, index, agent, pages, everSeen, gone }).catch((error: unknown) => {
        if (!gone.aborted) failures.push(String(error));
      });
    }
  };
  const visits = Array.from({ length: count }, (_, index) => visit(index));
  while (pages.size < count) {
    if (failures.length > count) throw new Error(`Pages cannot be opened: ${failures.at(-1)}`);
    await wait(LOOK_MS);
  }
  return {
    everSeen,
    async untilAll(shows, sinceMs) {
      const missing = new Set([...pages].filter(({ openedMs }) => openedMs < sinceMs));
      const reached: number[] = [];
      while (missing.size > 0 && performance.now() - sinceMs < LIMIT_MS) {
        for (const page of missing) {
          const isRight = shows(page.shown.filter((alert) => !hasEnded(alert, new Date())));
          if (isRight) reached.push(performance.now() - sinceMs);
          if (isRight || !pages.has(page)) missing.delete(page);
        }
        await wait(LOOK_MS);
      }
      return [...reached, ...Array.from(missing, () => Number.POSITIVE_INFINITY)];
    },
    async close() {
      over.abort();
      await Promise.all(visits);
      await agent.close();
    },
  };
}

type Opening = {
  door: Door;
  index: number;
  agent: Agent;
  pages: Set<Page>;
  everSeen: Set<number>;
  gone: AbortSignal;
};

/** One page, until it is closed or its connection is. */
async function openPage({ door, index, agent, pages, everSeen, gone }: Opening): Promise<void> {
  const ask = (address: string, accept: string) =>
    request(`http://127.0.0.1:${door.port}${address}`, {
      dispatcher: agent,
      signal: gone,
      headers: {
        ...{ host: door.host, accept, 'x-forwarded-proto': 'https' },
        'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
      },
    });
  const alertsAsOf = async (event: string) => {
    const asOf = event === '' ? '' : `&${AS_OF_PARAMETER}=${encodeURIComponent(event)}`;
    const { statusCode, body } = await ask(ALERTS + asOf, 'application/json');
    const rows = (await body.json()) as unknown;
    if (statusCode !== 200 || !Array.isArray(rows)) throw new Error(`Alerts: ${statusCode}`);
    return rows.map((row) => decodePost(row)).flatMap((post) => (post === null ? [] : [alertSummary(post)]));
  };
  const show = (alerts: readonly AlertSummary[]) => {
    for (const { id } of alerts) everSeen.add(id);
    page.shown = alerts;
  };
  const page: Page = { openedMs: 0, shown: [] };
  let notices: readonly AlertNotice[] | null = null;
  let event = '';
  let asked = 0;
  const current = keepCurrent({
    isCurrent: () => notices === null || matchesNotices(page.shown, notices, { now: new Date() }),
    async ask(asks) {
      asked += 1;
      const mine = asked;
      const alerts = await alertsAsOf(asks === 0 ? event : `${event}.${asks}`);
      // As the router does: what was overtaken by a later question is shown no more.
      if (mine === asked) show(alerts);
    },
  });
  const parser = createParser({
    onEvent({ event: name, id, data }) {
      event = id ?? event;
      if (name !== 'alerts') return;
      notices = (JSON.parse(data) as { alerts: AlertNotice[] }).alerts;
      for (const notice of notices) everSeen.add(notice.id);
      current.onNews(false);
    },
  });
  try {
    show(await alertsAsOf(''));
    const stream = await ask('/bff/events', 'text/event-stream');
    page.openedMs = performance.now();
    pages.add(page);
    const decoder = new TextDecoder();
    for await (const chunk of stream.body) parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
  } finally {
    pages.delete(page);
    current.stop();
  }
}
