import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import type { ContentNode } from '@brandpost/domain';
import type { SharedBlock, SharedBlockUses, SharedBlockVersion } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import { type ApiViewer, VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { countRows, findList } from '../lists/find-list.ts';
import { type ListOf, pageOf } from '../lists/paging.ts';
import { patternOf } from '../lists/pattern-of.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

/** A shared block as it lies in the database. */
export type StoredSharedBlock = { id: number; name: string; version: number; content: ContentNode[] };

const SORT_COLUMNS: SortColumns = new Map([
  ['name', 'shared_block.folded_name'],
  ['savedDate', 'shared_block.saved_date'],
  ['usedBy', 'shared_block.used_by'],
  ['id', 'shared_block.id'],
]);

/** The posts that hold one, outside the trash. */
const HOLDS = sql`from post_shared_block as held join post on post.id = held.post_id
  where held.shared_block_id = shared_block.id and post.status <> 'trash'`;

/** Those that there are, each with its last save and how often it is used. */
const SHARED_BLOCKS = sql`(select shared_block.*, saved.saved_date, saved.author_id, saved.masked_by,
    coalesce(app_user.display_name, '') as author_name, (select count(*)::integer ${HOLDS}) as used_by
  from shared_block
    join shared_block_version saved on saved.shared_block_id = shared_block.id and saved.number = shared_block.version
    left join app_user on app_user.id = saved.author_id
  where shared_block.deleted_date is null) shared_block`;

const COLUMNS = sql`shared_block.id, shared_block.name, shared_block.version, shared_block.saved_date as "savedDate",
  shared_block.author_id as "authorId", shared_block.author_name as "authorName",
  shared_block.masked_by as "maskedById", shared_block.used_by as "usedBy", shared_block.content`;

type Row = Omit<SharedBlock, 'savedDate'> & { savedDate: Date };

/** The shared blocks, or those whose name has a part. */
export async function findSharedBlocks(
  db: Database,
  { q, ...query }: Call<'listSharedBlocks'>['query'],
): Promise<ListOf<SharedBlock>> {
  const part = q?.trim() ?? '';
  const { rows, total } = await findList<Row>(
    db,
    {
      ...{ table: 'shared_block', from: SHARED_BLOCKS, columns: COLUMNS, sortColumns: SORT_COLUMNS },
      conditions: part === '' ? [] : [sql`shared_block.name ilike ${patternOf(part)}`],
      defaultSort: 'name ASC',
    },
    query,
  );
  return { rows: rows.map(wireSharedBlock), total };
}

/** @throws notFound for one that is not there, or not any more */
export async function readSharedBlock(db: Database, id: number): Promise<SharedBlock> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from ${SHARED_BLOCKS} where shared_block.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return wireSharedBlock(row);
}

function wireSharedBlock(row: Row): SharedBlock {
  return { ...row, savedDate: row.savedDate.toISOString(), content: sanitizeTree(row.content) };
}

/** Where one is shown: what the viewer may not see is counted and not named. */
export async function findUses(
  db: Database,
  viewer: ApiViewer,
  { id, now, ...query }: { id: number; now: Date; perPage?: number; page?: number },
): Promise<SharedBlockUses> {
  const { limit, offset } = pageOf(query);
  const held = sql`post join post_shared_block as held on held.post_id = post.id
    where held.shared_block_id = ${id} and post.status <> 'trash'`;
  const isSeen = visibleTo(viewer, now);
  const { rows: posts } = await sql<SharedBlockUses['posts'][number]>`
    select post.id, post.type, post.title, post.slug, post.status from ${held} and ${isSeen}
    order by post.title_key, post.id limit ${limit} offset ${offset}`.execute(db);
  const [all, total] = [await countRows(db, held), await countRows(db, sql`${held} and ${isSeen}`)];
  return { posts, total, hidden: all - total };
}

/** Whether visitors see a post that holds one. */
export async function isShownToVisitors(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`select exists (select 1 from post
    join post_shared_block as held on held.post_id = post.id
    where held.shared_block_id = ${id} and ${visibleTo(VISITOR, now)}) as "isShown"`.execute(db);
  return rows[0]?.isShown ?? false;
}

/** Numbers of the posts that hold one, in the trash too. */
export async function holdersOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select post_id as id from post_shared_block
    where shared_block_id = ${id} order by post_id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * One that there is, for changing it.
 * @param locking what its row is locked for
 * @throws notFound
 */
export async function lockSharedBlock(
  trx: Database,
  id: number,
  locking: RawBuilder<unknown> = sql`for update`,
): Promise<StoredSharedBlock> {
  const { rows } = await sql<StoredSharedBlock>`select id, name, version, content from shared_block
    where id = ${id} and deleted_date is null ${locking}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

type VersionRow = Omit<SharedBlockVersion, 'savedDate'> & { savedDate: Date };

const VERSION_COLUMNS = sql`kept.number, kept.saved_date as "savedDate", kept.author_id as "authorId",
  coalesce(app_user.display_name, '') as "authorName", kept.masked_by as "maskedById", kept.name,
  kept.restored_from as "restoredFrom", kept.content`;

/** What one was, newest first. @throws notFound */
export async function findVersions(
  db: Database,
  id: number,
  query: { perPage?: number; page?: number },
): Promise<ListOf<SharedBlockVersion>> {
  await readSharedBlock(db, id);
  const { limit, offset } = pageOf(query);
  const from = sql`shared_block_version kept left join app_user on app_user.id = kept.author_id
    where kept.shared_block_id = ${id}`;
  const { rows } = await sql<VersionRow>`select ${VERSION_COLUMNS} from ${from}
    order by kept.number desc limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(wireVersion), total: await countRows(db, from) };
}

/** One state of one; null when there is none of that number. */
export async function readVersion(
  db: Database,
  id: number,
  number: number,
): Promise<SharedBlockVersion | null> {
  const { rows } = await sql<VersionRow>`select ${VERSION_COLUMNS} from shared_block_version kept
    left join app_user on app_user.id = kept.author_id
    where kept.shared_block_id = ${id} and kept.number = ${number}`.execute(db);
  return rows[0] === undefined ? null : wireVersion(rows[0]);
}

function wireVersion(row: VersionRow): SharedBlockVersion {
  return { ...row, savedDate: row.savedDate.toISOString(), content: sanitizeTree(row.content) };
}
