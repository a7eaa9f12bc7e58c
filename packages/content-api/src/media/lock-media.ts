import { type Selectable, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import type { MediaTable } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';

/**
 * A media record for changing it, by somebody who may see it. Nobody else can change it, and no post begin to use it,
 * until the transaction is over.
 * @throws notFound for a record that is not there or that the viewer may not see, without telling which
 */
export async function lockMedia(
  trx: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<Selectable<MediaTable>> {
  await sql`select 1 from media where id = ${id} for update`.execute(trx);
  const { rows } = await sql<Selectable<MediaTable>>`
    select media.* from media where media.id = ${id} and ${mediaVisibleTo(viewer, now)}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}
