import { MEDIA_TRASH_DAYS } from '@brandpost/domain';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Dependencies } from '../dependencies.ts';
import { sweepLeftovers } from '../media-files/leftovers.ts';
import { completeFiles } from './complete-files.ts';
import { emptyTrash } from './trash.ts';

const EVERY_MS = 3_600_000;

/**
 * Sweeps after a while and then every hour, in the background.
 * @param firstAfterMs how long the first one waits: a start has better things to do than pictures of new content
 * @param restore puts back what it can of lost files by their names in the store, and tells how many
 */
export function keepMediaSwept(
  deps: Pick<Dependencies, 'db' | 'media' | 'now'>,
  restore: (storedNames: readonly string[]) => Promise<number>,
  firstAfterMs: number,
): { close(): void } {
  const sweep = () =>
    deps.media.later(async () => {
      const lost = await sweepMedia(deps);
      if (lost.length > 0 && (await restore(lost)) > 0) await sweepMedia(deps);
    });
  const first = setTimeout(sweep, firstAfterMs).unref();
  const timer = setInterval(sweep, EVERY_MS).unref();
  return {
    close() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

/** No upload takes this long, so what was begun before it has been cut short. */
const CUT_SHORT_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Empties the trash of what has lain there for its time, and brings files and records together again after a process
 * has died or a disk was full: files without a record go,
 * lost thumbnails and sizes are made anew, and a record whose own file is lost says so.
 * @returns names in the store of records' own files that are lost
 */
export async function sweepMedia(
  deps: Pick<Dependencies, 'db' | 'media' | 'now'>,
  cutShortMs = CUT_SHORT_MS,
): Promise<string[]> {
  const { db, media, now } = deps;
  const before = new Date(now().getTime() - cutShortMs);
  await media.clearWorkFolders(before);
  const trashedBefore = new Date(now().getTime() - MEDIA_TRASH_DAYS * DAY_MS);
  await emptyTrash(deps, THE_SYSTEM, { seenBy: null, before: trashedBefore });
  await sweepLeftovers({ db, store: media.store }, before);
  // In this order: whatever has a row by now was stored before.
  const rows = await db.selectFrom('media_file').select(['media_id', 'stored_name', 'role']).execute();
  const stored = new Set<string>();
  for await (const name of media.store.list()) stored.add(name);
  const lost = rows.filter((row) => !stored.has(row.stored_name));
  const lostOwn = lost.filter((row) => row.role === 'original').map((row) => row.stored_name);
  await markLost(deps, lostOwn);
  await forgetLost(deps, lost);
  const pending = await db.selectFrom('media').select('id').where('sizes_pending', '=', true).execute();
  for (const { id } of pending) media.later(() => completeFiles(deps, id));
  return lostOwn;
}

/** Says of records that their own file is lost, and of others that it is there again. */
async function markLost({ db, now }: Pick<Dependencies, 'db' | 'now'>, lostOwn: string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owners = trx.selectFrom('media_file').select('media_id').where('role', '=', 'original');
    const back = await trx
      .updateTable('media')
      .set({ missing_since: null })
      .where('missing_since', 'is not', null)
      .where('id', 'not in', owners.where('stored_name', 'in', [...lostOwn, '']))
      .returning('id')
      .execute();
    const gone = await trx
      .updateTable('media')
      .set({ missing_since: now() })
      .where('missing_since', 'is', null)
      .where('id', 'in', owners.where('stored_name', 'in', [...lostOwn, '']))
      .returning('id')
      .execute();
    if (back.length + gone.length === 0) return;
    const after = { missing: gone.map((row) => row.id), back: back.map((row) => row.id) };
    const change = { action: 'media.sweep', entity: 'media', entityId: null, after } as const;
    await recordChange(trx, THE_SYSTEM, change, now());
  });
}

/** Takes lost thumbnails and sizes off their records, which get new ones as long as their own file is there. */
async function forgetLost(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  lost: readonly { media_id: number; stored_name: string; role: string }[],
): Promise<void> {
  const ownLost = new Set(lost.filter((row) => row.role === 'original').map((row) => row.media_id));
  const mendable = lost.filter((row) => row.role !== 'original' && !ownLost.has(row.media_id));
  if (mendable.length === 0) return;
  const names = mendable.map((row) => row.stored_name);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('media_file').where('stored_name', 'in', names).execute();
    const ids = [...new Set(mendable.map((row) => row.media_id))];
    await trx.updateTable('media').set({ sizes_pending: true }).where('id', 'in', ids).execute();
    const change = {
      action: 'media.sweep',
      entity: 'media',
      entityId: null,
      after: { lost: names },
    } as const;
    await recordChange(trx, THE_SYSTEM, change, now());
  });
}
