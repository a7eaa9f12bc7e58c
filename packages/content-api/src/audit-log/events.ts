import { setTimeout as wait } from 'node:timers/promises';
import { STAFF_HINT_EVENT, type StaffHint } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Change } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { changeableBy } from '../posts/rights/post-rights.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

/** What happens to posts that only those hear of who may change them: nothing of it is shown to others. */
const EDITORS_ACTIONS = [
  'post.save-working-copy',
  'post.discard-working-copy',
  'post.apply-working-copy',
  'post.apply-scheduled-copy',
  'post.create-preview-link',
  'post.revoke-preview-link',
  'post.acknowledge',
  'post.remind',
  'post.request-review',
  'post.approve-review',
  'post.return-review',
  'post.cancel-review',
  'post.comment',
  'post.suggest',
  'post.use-suggestion',
  'post.dismiss-suggestion',
  'post.edit-comment',
  'post.delete-comment',
  'post.resolve-thread',
  'post.reopen-thread',
] as const satisfies readonly Change['action'][];

/** What is announced of a change: enough to ask anew, and nothing that somebody might not see. */
type ChangeEvent = { id: number; at: Date; action: string; entity: string; entityId: string | null };

/** Proxies close a connection on which nothing is said. Source: SECURITY F11. */
const HEARTBEAT_MS = 25_000;
const BATCH = 500;

type Following = {
  db: Database;
  changes: ChangeFeed;
  viewer: ApiViewer;
  now: () => Date;
  /** Number of the last entry that is known; null to begin with what comes. */
  after: number | null;
  signal: AbortSignal;
  /** Whether it is the BFF that follows, which is given the hints for those who are signed in. */
  withStaffHints?: boolean;
};

/**
 * Server-sent events: `ready` with the position at which it begins, then `change` for each change that the caller may
 * see, in the order in which they took effect, until the signal is aborted. Hints have no number and are not given again:
 * anyone who takes a stream up again cannot know what they have missed.
 */
export async function* eventsFor(following: Following): AsyncGenerator<string> {
  const { db, changes, signal } = following;
  const hints = new Set<string>();
  let wake = () => {};
  const stopHearing = following.withStaffHints
    ? changes.subscribeToHints((hint) => {
        hints.add(writtenHint(hint));
        wake();
      })
    : () => undefined;
  signal.addEventListener('abort', stopHearing, { once: true });
  let position = following.after ?? (await lastEntry(db));
  yield `retry: 2000\nid: ${position}\nevent: ready\ndata: {}\n\n`;
  while (!signal.aborted && !changes.isClosed) {
    // Heard from before it is asked, so that nothing falls in between.
    const woken = new AbortController();
    wake = () => woken.abort();
    const next = changes.next(AbortSignal.any([signal, woken.signal]));
    const { last, events } = await eventsAfter(following, position);
    position = last;
    const text = [...events.map(written), ...hints].join('');
    hints.clear();
    if (text !== '') yield text;
    if (events.length < BATCH) {
      const beat = wait(HEARTBEAT_MS, 'beat', { signal: woken.signal, ref: false }).catch(() => 'woken');
      if ((await Promise.race([next, beat])) === 'beat') yield `id: ${position}\n: \n\n`;
    }
    woken.abort();
  }
}

function written({ id, at, action, entity, entityId }: ChangeEvent): string {
  const data = JSON.stringify({ at: at.toISOString(), action, entity, entityId });
  return `id: ${id}\nevent: change\ndata: ${data}\n\n`;
}

function writtenHint(hint: StaffHint): string {
  return `event: ${STAFF_HINT_EVENT}\ndata: ${JSON.stringify(hint)}\n\n`;
}

async function lastEntry(db: Database): Promise<number> {
  const head = await db.selectFrom('audit_head').select('last_id').executeTakeFirst();
  return head?.last_id ?? 0;
}

/** What a caller may know of: what visitors see, posts that they may see themselves, and their own account. */
async function eventsAfter(
  { db, viewer, now }: Following,
  position: number,
): Promise<{ last: number; events: ChangeEvent[] }> {
  const last = await lastEntry(db);
  if (last === position) return { last, events: [] };
  const own = sql<boolean>`audit_entry.entity = 'user' and audit_entry.entity_id = ${String(viewer.userId)}`;
  const seen = sql<boolean>`audit_entry.entity = 'post' and exists (select 1 from post
    where post.id::text = audit_entry.entity_id and ${visibleTo(viewer, now())}
      and (audit_entry.action <> all(${[...EDITORS_ACTIONS]}::text[]) or ${changeableBy(viewer)}))`;
  const staff = sql<boolean>`audit_entry.entity in ('category', 'node', 'link', 'role')`;
  const mayKnow =
    viewer.userId === null
      ? sql`audit_entry.is_public`
      : sql`(audit_entry.is_public or ${staff} or ${own} or ${seen})`;
  const { rows } = await sql<ChangeEvent>`
    select id, at, action, entity, entity_id as "entityId" from audit_entry
    where id > ${position} and id <= ${last} and ${mayKnow} order by id limit ${BATCH}`.execute(db);
  return { last: rows.length === BATCH ? (rows.at(-1)?.id ?? last) : last, events: rows };
}
