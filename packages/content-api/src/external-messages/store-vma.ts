import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExternalMessageEnd } from '../db/schema.ts';
import { announceMessages, forgetExcess, lockMessages, rowOf } from './message-rows.ts';
import type { VmaMessage } from './read-vma.ts';

/** No sender's clock is further ahead. */
const LONGEST_AHEAD_MS = 3_600_000;
/** In force at once: there are never more than a few, unless somebody lies. */
export const MAX_IN_FORCE = 50;

type Taking = { municipalityCode: string; now: Date };

/**
 * Keeps what Sveriges Radio lists. Receiving the same again changes nothing and writes nothing.
 * @returns whether readers see something else than before
 */
export async function storeVma(
  db: Database,
  listed: readonly VmaMessage[],
  taking: Taking,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockMessages(trx);
    const kept = await keptVma(trx);
    const known = new Map(kept.map((message) => [message.identifier, message]));
    const ended = resolveVma(kept, listed);
    const over = kept.filter(({ identifier, endedBy }) => endedBy === null && ended.has(identifier));
    const room = MAX_IN_FORCE - kept.filter(({ endedBy }) => endedBy === null).length + over.length;
    const added = newMessages(listed, { known, taking, room });
    if (over.length + added.length === 0) return false;
    await endAll(trx, over, ended, taking.now);
    for (const message of added) await insert(trx, message, { ended, taking });
    await forgetExcess(trx, 'sr-vma');
    const begun = added.filter(({ identifier }) => !ended.has(identifier));
    if (over.length + begun.length === 0) return false;
    await announceMessages(trx, 'sr-vma', { begun, over }, taking.now);
    return true;
  });
}

type Adding = { known: ReadonlyMap<string, unknown>; taking: Taking; room: number };

/** What is for us and was not known: ended ones too, so that they stay ended when the list forgets what ended them. */
function newMessages(listed: readonly VmaMessage[], { known, taking, room }: Adding): VmaMessage[] {
  const nowMs = taking.now.getTime();
  return listed
    .filter(({ identifier, text }) => text !== null && !known.has(identifier) && text.expiresMs > nowMs)
    .filter(({ sentMs }) => sentMs <= nowMs + LONGEST_AHEAD_MS)
    .slice(0, Math.max(0, room));
}

async function keptVma(trx: Database): Promise<KeptVma[]> {
  const rows = await trx
    .selectFrom('external_message')
    .select(['identifier', 'incident', 'replaces', 'is_update', 'sent', 'ended_by'])
    .where('source', '=', 'sr-vma')
    .execute();
  return rows.map(({ is_update, sent, ended_by, ...row }) => ({
    ...row,
    isUpdate: is_update,
    sentMs: sent.getTime(),
    endedBy: ended_by,
  }));
}

async function endAll(trx: Database, over: readonly KeptVma[], ended: EndedVma, now: Date): Promise<void> {
  for (const { identifier } of over) {
    const endedBy: ExternalMessageEnd = ended.get(identifier) ?? 'update';
    await sql`update external_message set ended = ${now}, ended_by = ${endedBy}
      where source = 'sr-vma' and identifier = ${identifier}`.execute(trx);
  }
}

async function insert(
  trx: Database,
  { identifier, incident, replaces, type, text }: VmaMessage,
  { ended, taking: { municipalityCode, now } }: { ended: EndedVma; taking: Taking },
): Promise<void> {
  if (text === null) return;
  const endedBy = ended.get(identifier) ?? null;
  await trx
    .insertInto('external_message')
    .values({
      ...rowOf(text),
      source: 'sr-vma',
      identifier,
      incident,
      replaces: JSON.stringify(replaces),
      is_update: type === 'Update',
      municipality_code: municipalityCode,
      received: now,
      ended: endedBy === null ? null : now,
      ended_by: endedBy,
    })
    .execute();
}

/** What is kept of a message, as far as it decides what holds. */
export type KeptVma = {
  identifier: string;
  incident: string | null;
  replaces: readonly string[];
  isUpdate: boolean;
  sentMs: number;
  endedBy: ExternalMessageEnd | null;
};

/** Which messages have ended, by their identifiers, and what has ended them. */
type EndedVma = ReadonlyMap<string, 'update' | 'cancel'>;

/** A message, kept or listed. */
type Link = Omit<KeptVma, 'endedBy'> & { isCancelled: boolean; isCancel: boolean };

/**
 * What listed and kept messages do to each other, in whatever order they came: an Update ends what it refers to, a Cancel
 * all that comes of it. They belong together by the identifiers that they refer to; where none of those is known, by
 * their incident. What has been cancelled or replaced stays so, whatever is listed later, and that something is not
 * listed any more ends nothing. Times match nothing, since references have been seen with wrong ones; `sent` only says
 * which of two Updates of the same message is the later.
 */
export function resolveVma(kept: readonly KeptVma[], listed: readonly VmaMessage[]): EndedVma {
  const ended = new Map<string, 'update' | 'cancel'>();
  for (const thread of threadsOf(linksOf(kept, listed))) {
    if (thread.some(({ isCancel, isCancelled }) => isCancel || isCancelled)) {
      for (const { identifier } of thread) ended.set(identifier, 'cancel');
      continue;
    }
    const latest = thread.filter(({ isUpdate }) => isUpdate).reduce<Link | null>(laterOf, null);
    if (latest === null) continue;
    for (const { identifier } of thread)
      if (identifier !== latest.identifier) ended.set(identifier, 'update');
  }
  return ended;
}

function laterOf(one: Link | null, other: Link): Link {
  if (one === null || other.sentMs > one.sentMs) return other;
  return other.sentMs === one.sentMs && other.identifier > one.identifier ? other : one;
}

/** Each identifier once: what is kept is not changed by what comes again in another form. */
function linksOf(kept: readonly KeptVma[], listed: readonly VmaMessage[]): Link[] {
  const links = new Map<string, Link>();
  for (const { endedBy, ...message } of kept) {
    links.set(message.identifier, { ...message, isCancelled: endedBy === 'cancel', isCancel: false });
  }
  for (const { type, identifier, incident, replaces, sentMs } of listed) {
    if (links.has(identifier)) continue;
    const [isUpdate, isCancel] = [type === 'Update', type === 'Cancel'];
    links.set(identifier, { identifier, incident, replaces, sentMs, isUpdate, isCancel, isCancelled: false });
  }
  return [...links.values()];
}

/** Messages that are about the same, together. */
function threadsOf(links: readonly Link[]): Link[][] {
  const threads = new Sets();
  const known = new Set(links.map(({ identifier }) => identifier));
  const ofIncident = Map.groupBy(links, ({ incident }) => incident);
  for (const { identifier, incident, replaces, isUpdate, isCancel } of links) {
    for (const referred of replaces) threads.join(identifier, referred);
    const isLost = (isUpdate || isCancel) && !replaces.some((referred) => known.has(referred));
    if (!isLost || incident === null) continue;
    for (const other of ofIncident.get(incident) ?? []) threads.join(identifier, other.identifier);
  }
  return [...Map.groupBy(links, ({ identifier }) => threads.of(identifier)).values()];
}

/** Sets of names that are joined (union–find). */
class Sets {
  readonly #parents = new Map<string, string>();

  /** The name that stands for a name's set. */
  of(name: string): string {
    let root = name;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root))
      root = parent;
    // So that long chains are walked once.
    for (let each = name; each !== root; ) {
      const parent = this.#parents.get(each) ?? root;
      this.#parents.set(each, root);
      each = parent;
    }
    return root;
  }

  join(one: string, other: string): void {
    const [root, otherRoot] = [this.of(one), this.of(other)];
    if (root !== otherRoot) this.#parents.set(otherRoot, root);
  }
}
