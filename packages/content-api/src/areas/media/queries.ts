import { thumbnailName } from '@brandpost/domain';
import type { WireMedia } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { findList } from '../../lists/find-list.ts';
import { type ListOf, valuesOf } from '../../lists/paging.ts';
import type { SortColumns } from '../../lists/sort.ts';
import type { Call } from '../../plugins/catalogue-calls.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['title', 'media.title_key'],
  ['filename', 'media.filename'],
  ['createdDate', 'media.created_date'],
  ['size', 'media.size_bytes'],
  ['id', 'media.id'],
]);

const COLUMNS = sql`media.id, media.filename, media.title, media.alt, media.file_type as type,
  media.upload_description as description, media.category_id as "categoryId", media.size_bytes as size,
  media.width_px as width, media.height_px as height, media.created_date as "createdDate"`;

type MediaRow = Omit<WireMedia, 'createdDate'> & { createdDate: Date };

/**
 * Media records, of some categories or of exactly some files.
 * Records of files that only hidden posts use are listed too; hiding those is still to be done.
 */
export async function findMedia(
  db: Database,
  filters: Call<'listMedia'>['query'],
): Promise<ListOf<WireMedia>> {
  const conditions: RawBuilder<boolean>[] = [];
  const categories = valuesOf(filters.categoryId);
  const filenames = valuesOf(filters.filename);
  if (categories !== null) conditions.push(sql`media.category_id = any(${categories}::integer[])`);
  if (filenames !== null) conditions.push(sql`media.filename = any(${filenames}::text[])`);
  const { rows, total } = await findList<MediaRow>(
    db,
    { table: 'media', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS, defaultSort: 'id DESC' },
    filters,
  );
  return { rows: rows.map(wireMedia), total };
}

/** One media record; null when there is none. */
export async function findMediaRecord(db: Database, id: number): Promise<WireMedia | null> {
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from media where media.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : wireMedia(rows[0]);
}

/**
 * The media type of a file by its name, or by its thumbnail's name.
 * @returns null for a name that no record has: nothing else is ever looked for in the folder
 */
export async function findFileType(db: Database, name: string): Promise<string | null> {
  const original = name.replace(/_thumb(?=\.[^.]+$)/, '');
  const record = await db
    .selectFrom('media')
    .select(['filename', 'file_type'])
    .where('filename', 'in', [name, original])
    .orderBy((media) => media('filename', '=', name), 'desc')
    .executeTakeFirst();
  if (record === undefined) return null;
  return record.filename === name || thumbnailName(record.filename) === name ? record.file_type : null;
}

function wireMedia(row: MediaRow): WireMedia {
  return { ...row, createdDate: row.createdDate.toISOString() };
}
