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
/** Where nobody has answered after so many hosts, nobody else is asked: there is no way out to the web. */
const SILENT_HOSTS_UNTIL_CUT_OFF = 12;
/** Of fewer hosts it cannot be told whether they, or the way to them, are gone. */
const HOSTS_UNTIL_KNOWN = 2;
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
 * @returns how many addresses were asked, and whether nobody at all could be reached, which then says nothing of them
 */
export async function checkExternalLinks(
  options: LinkCheckOptions,
  isAll: boolean,
): Promise<{ asked: number; isCutOff: boolean }> {
  const { db, now, ownOrigin, signal } = options;
  await noteExternalLinks(db, ownOrigin, now());
  const due = await dueLinks(db, { now: now(), isAll, limit: MAX_ASKED });
  const hosts = [...Map.groupBy(due, ({ address }) => new URL(address).origin)];
  const reach = reachOf(db);
  let asked = 0;
  const askHosts = async () => {
    for (let host = hosts.shift(); host !== undefined && !signal.aborted; host = hosts.shift()) {
      if (reach.silentHosts() >= SILENT_HOSTS_UNTIL_CUT_OFF) return;
      // Apart: what is added to while others are awaited would be what it was before.
      const askedThere = await askHost(options, host[0], host[1], reach);
      asked += askedThere;
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts));
  const isCutOff = reach.silentHosts() >= HOSTS_UNTIL_KNOWN;
  if (!isCutOff) await reach.noteHeld();
  return { asked, isCutOff };
}

type Reach = ReturnType<typeof reachOf>;

/** Notes answers. Silence is believed once anybody has answered: until then it may be our own. */
function reachOf(db: Database) {
  let isReached = false;
  let held: { id: number; host: string; answer: LinkAnswer; at: Date }[] = [];
  const noteHeld = async () => {
    const before = held;
    held = [];
    for (const { id, answer, at } of before) await noteAnswer(db, id, answer, at);
  };
  const reached = async () => {
    isReached = true;
    await noteHeld();
  };
  return {
    noteHeld,
    reached,
    /** How many hosts are silent, as long as nobody has answered. */
    silentHosts: () => new Set(held.map(({ host }) => host)).size,
    async note(id: number, host: string, answer: LinkAnswer, at: Date) {
      const isSilent = answer.outcome === 'failing' && answer.status === null;
      if (isSilent && !isReached) {
        held.push({ id, host, answer, at });
        return;
      }
      if (answer.status !== null) await reached();
      await noteAnswer(db, id, answer, at);
    },
  };
}

async function askHost(
  { db, now, asker, pauseMs = PAUSE_MS, signal }: LinkCheckOptions,
  origin: string,
  links: readonly DueLink[],
  reach: Reach,
): Promise<number> {
  const isOpen = await robotsOf(asker, origin, { reach, signal });
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
    await reach.note(id, origin, answer, now());
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
  { reach, signal }: { reach: Reach; signal: AbortSignal },
): Promise<(address: string) => boolean> {
  const address = `${origin}/robots.txt`;
  const read = await asker.read(address, signal).then(
    (text) => ({ text }),
    () => null,
  );
  if (read === null) return () => true;
  await reach.reached();
  const { text } = read;
  if (text === null) return () => true;
  const robots = parseRobots(address, text);
  return (asked) => robots.isAllowed(asked, ROBOT_NAME) !== false;
}
