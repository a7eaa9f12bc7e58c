import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import type { Database } from '../db/database.ts';
import type { LinkAnswer, LinkAsker } from './ask-link.ts';
import { type DueLink, dueLinks, noteAnswer, noteExternalLinks } from './link-records.ts';

/** A host is left alone for so long between two questions. */
const PAUSE_MS = 2_000;
const HOSTS_AT_ONCE = 4;
/** What is left waits for the next check. */
const MAX_ASKED = 1_000;
/** A host that does not answer twice in a row is not asked again until the next check. */
const MAX_SILENCES = 2;

/** Node gives what the package's types call its default. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Says to machines who asks; robots.txt may name it. */
export const ROBOT_NAME = 'Brandpost-linkcheck';

export type LinkCheckOptions = {
  db: Database;
  now: () => Date;
  asker: LinkAsker;
  /** Links there are checked otherwise. */
  ownOrigin: string;
  pauseMs?: number;
  signal: AbortSignal;
};

/**
 * Asks the addresses that published posts lead to: hosts beside each other, each host one address at a time with a pause,
 * and nothing that its robots.txt keeps robots from.
 * @param isAll also what was asked not long ago
 * @returns how many addresses were asked
 */
export async function checkExternalLinks(options: LinkCheckOptions, isAll: boolean): Promise<number> {
  const { db, now, ownOrigin, signal } = options;
  await noteExternalLinks(db, ownOrigin, now());
  const due = await dueLinks(db, { now: now(), isAll, limit: MAX_ASKED });
  const hosts = [...Map.groupBy(due, ({ address }) => new URL(address).origin)];
  let asked = 0;
  const askHosts = async () => {
    for (let host = hosts.shift(); host !== undefined && !signal.aborted; host = hosts.shift()) {
      asked += await askHost(options, host[0], host[1]);
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts));
  return asked;
}

async function askHost(
  { db, now, asker, pauseMs = PAUSE_MS, signal }: LinkCheckOptions,
  origin: string,
  links: readonly DueLink[],
): Promise<number> {
  const isOpen = await robotsOf(asker, origin, signal);
  let asked = 0;
  let silences = 0;
  for (const { id, address } of links) {
    if (!isOpen(address)) {
      await noteAnswer(db, id, KEPT_OUT, now());
      continue;
    }
    await wait(pauseMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return asked;
    const answer = await asker.ask(address, signal);
    await noteAnswer(db, id, answer, now());
    asked += 1;
    silences = answer.outcome === 'failing' && answer.status === null ? silences + 1 : 0;
    // Anyone who asks to be left alone is.
    if (silences >= MAX_SILENCES || answer.status === 429 || answer.retryAfterSeconds !== null) return asked;
  }
  return asked;
}

const KEPT_OUT: LinkAnswer = { outcome: 'unknown', status: null, problem: null, retryAfterSeconds: null };

/** What a host lets robots ask for; all of it where it does not say, or does not answer. Source: RFC 9309, 2.3.1 */
async function robotsOf(
  asker: LinkAsker,
  origin: string,
  signal: AbortSignal,
): Promise<(address: string) => boolean> {
  const address = `${origin}/robots.txt`;
  const text = await asker.read(address, signal).catch(() => null);
  if (text === null) return () => true;
  const robots = parseRobots(address, text);
  return (asked) => robots.isAllowed(asked, ROBOT_NAME) !== false;
}
