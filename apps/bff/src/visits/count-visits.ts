import { API_PREFIX, type VisitCounts } from '@brandpost/rubicore-api';

/** Counts how often pages are opened. Nothing of who opened them is looked at but whether they say that they are a machine. */
export type VisitCounter = {
  /** Notes that a page was shown. Takes no time, and cannot fail. @param url as it stands in the request line */
  note(url: string, userAgent: string | undefined): void;
  /** Sends what has been counted, and counts on from nothing. */
  flush(): Promise<void>;
  /** Sends what is left, and stops. */
  close(): Promise<void>;
};

const FLUSH_MS = 60_000;
/** Different addresses in a minute: anyone who floods us with made-up ones fills no more. */
const MAX_PATHS = 2000;
const MAX_PATH_LENGTH = 300;
/** What machines call themselves; roughly. */
const MACHINE = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|headless|lighthouse|mirror/i;

/** @param send called with what has been counted, by day in Sweden */
export function createVisitCounter({
  send,
  onError,
  now = () => new Date(),
}: {
  send: (counts: VisitCounts) => Promise<void>;
  onError: (error: unknown) => void;
  now?: () => Date;
}): VisitCounter {
  let counts = new Map<string, number>();
  // The day of what waits: what is shown after midnight waits for itself.
  let day = '';
  const flush = async () => {
    if (counts.size === 0) return;
    const visits = Array.from(counts, ([path, count]) => ({ day, path, count }));
    counts = new Map();
    await send({ visits }).catch(onError);
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  return {
    note(url, userAgent) {
      if (userAgent === undefined || MACHINE.test(userAgent)) return;
      const path = url.split(/[?#]/, 1)[0] ?? '/';
      if (path.length > MAX_PATH_LENGTH || path.startsWith(API_PREFIX)) return;
      const before = counts.get(path);
      if (before === undefined && counts.size >= MAX_PATHS) return;
      if (counts.size === 0) day = DAY.format(now());
      counts.set(path, (before ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** ISO is how Swedes write days. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
