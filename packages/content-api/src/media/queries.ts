import type { WireMedia } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import { type ApiViewer, VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import { type ListOf, valuesOf } from '../lists/paging.ts';
import { patternOf } from '../lists/pattern-of.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { mediaInPreview } from '../posts/rights/preview-link.ts';
import { isNotTrashed, isUnused, mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { SIZES_OF_MEDIA } from '../posts/storage/picture-of.ts';
import { managesMedia } from './manages-media.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['title', 'media.title_key'],
  ['filename', 'media.filename'],
  ['createdDate', 'media.created_date'],
  ['updatedDate', 'media.updated_date'],
  ['size', 'media.size_bytes'],
  ['id', 'media.id'],
]);

/** How often a file is used is shown to those who manage media: nobody else may put them in that order. */
const MANAGERS_SORT_COLUMNS: SortColumns = new Map([...SORT_COLUMNS, ['usedBy', 'media.used_by']]);

const COLUMNS = sql`media.id, media.filename, media.title, media.alt, media.file_type as type,
  media.upload_description as description, media.category_id as "categoryId", media.size_bytes as size,
  media.width_px as width, media.height_px as height, media.created_date as "createdDate",
  ${SIZES_OF_MEDIA} as sizes, media.sizes_pending as "sizesPending", media.is_decorative as decorative,
  media.focal_x, media.focal_y, media.original_name as "originalName",
  (select checksum from media_file where media_file.name = media.filename) as checksum,
  media.updated_date as "updatedDate", media.missing_since is not null as missing`;

const USED_BY = sql`(select count(distinct post_id)::integer from media_use where media_use.media_id = media.id)`;

type MediaRow = Omit<WireMedia, 'createdDate' | 'updatedDate' | 'trashedDate' | 'focalPoint'> & {
  createdDate: Date;
  updatedDate: Date | null;
  trashedDate?: Date | null;
  focal_x: number | null;
  focal_y: number | null;
};

/** The media records that a viewer may see, narrowed as asked. */
export async function findMedia(
  db: Database,
  viewer: ApiViewer,
  filters: Call<'listMedia'>['query'],
  now: Date,
): Promise<ListOf<WireMedia>> {
  const { rows, total } = await findList<MediaRow>(
    db,
    {
      table: 'media',
      ...(isSortedByUse(filters.sort)
        ? { from: sql`(select media.*, ${USED_BY} as used_by from media) as media` }
        : {}),
      columns: columnsFor(viewer),
      conditions: [mediaVisibleTo(viewer, now), ...conditionsFor(viewer, filters)],
      sortColumns: managesMedia(viewer) ? MANAGERS_SORT_COLUMNS : SORT_COLUMNS,
      defaultSort: 'id DESC',
    },
    filters,
  );
  return { rows: rows.map(wireMedia), total };
}

/** One media record; null when there is none that the viewer may see. */
export async function findMediaRecord(
  db: Database,
  viewer: ApiViewer,
  id: number,
  now: Date,
): Promise<WireMedia | null> {
  const { rows } = await sql<MediaRow>`
    select ${columnsFor(viewer)} from media
    where media.id = ${id} and ${mediaVisibleTo(viewer, now)}`.execute(db);
  return rows[0] === undefined ? null : wireMedia(rows[0]);
}

/** The record of a file that was there before one that has just been written; null where there is none to be seen. */
export async function findSameFile(
  db: Database,
  viewer: ApiViewer,
  { id, checksum }: Pick<WireMedia, 'id' | 'checksum'>,
  now: Date,
): Promise<number | null> {
  if (checksum === null || checksum === undefined) return null;
  const { rows } = await sql<{ id: number }>`select media.id from media
    join media_file on media_file.name = media.filename
    where media_file.checksum = ${checksum} and media.id < ${id} and ${isNotTrashed()}
      and ${mediaVisibleTo(viewer, now)}
    order by media.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The media records that a preview shows, for anyone who has its token. */
export async function findMediaInPreview(db: Database, postId: number): Promise<WireMedia[]> {
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from media where ${mediaInPreview(postId)} order by media.id`.execute(db);
  return rows.map(wireMedia);
}

/** Whether visitors may see a record: then they are notified when it changes. */
export async function isPublicMedia(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from media where media.id = ${id} and ${mediaVisibleTo(VISITOR, now)}`.execute(db);
  return rows.length > 0;
}

function columnsFor(viewer: ApiViewer): RawBuilder<unknown> {
  return managesMedia(viewer)
    ? sql`${COLUMNS}, ${USED_BY} as "usedBy", media.trashed_date as "trashedDate"`
    : COLUMNS;
}

function isSortedByUse(sort: string | undefined): boolean {
  return /\busedBy\b/.test(sort ?? '');
}

function conditionsFor(viewer: ApiViewer, filters: Call<'listMedia'>['query']): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  const categories = valuesOf(filters.categoryId);
  const filenames = valuesOf(filters.filename);
  if (categories !== null) conditions.push(sql`media.category_id = any(${categories}::integer[])`);
  if (filenames !== null) conditions.push(sql`media.filename = any(${filenames}::text[])`);
  if (filters.trashed === true)
    conditions.push(managesMedia(viewer) ? sql`not ${isNotTrashed()}` : sql`false`);
  // Files that are asked for by name are those of a post, which shows them as long as they are there.
  else if (filenames === null) conditions.push(isNotTrashed());
  if (filters.kind === 'pdf') conditions.push(sql`media.file_type = 'application/pdf'`);
  if (filters.kind === 'image') conditions.push(sql`media.file_type like 'image/%'`);
  const types = valuesOf(filters.type);
  if (types !== null) conditions.push(sql`media.file_type = any(${types}::text[])`);
  const above = largerThan(filters);
  if (above.length > 0) conditions.push(sql`(${sql.join(above, sql` or `)})`);
  if (filters.missingAlt !== undefined) {
    const lacksAlt = sql<boolean>`(media.alt = '' and not media.is_decorative)`;
    conditions.push(filters.missingAlt ? lacksAlt : sql`not ${lacksAlt}`);
  }
  if (filters.unused !== undefined) conditions.push(filters.unused ? isUnused() : sql`not ${isUnused()}`);
  if (filters.q !== undefined && filters.q.trim() !== '') conditions.push(contains(filters.q.trim()));
  return conditions;
}

function largerThan({
  aboveWidth,
  aboveHeight,
  aboveSize,
}: Call<'listMedia'>['query']): RawBuilder<boolean>[] {
  return [
    ...(aboveWidth === undefined ? [] : [sql<boolean>`media.width_px > ${aboveWidth}`]),
    ...(aboveHeight === undefined ? [] : [sql<boolean>`media.height_px > ${aboveHeight}`]),
    ...(aboveSize === undefined ? [] : [sql<boolean>`media.size_bytes > ${aboveSize}`]),
  ];
}

function contains(text: string): RawBuilder<boolean> {
  const pattern = patternOf(text);
  return sql`(media.title ilike ${pattern} or media.alt ilike ${pattern} or media.filename ilike ${pattern}
    or media.original_name ilike ${pattern})`;
}

function wireMedia({
  focal_x: x,
  focal_y: y,
  createdDate,
  updatedDate,
  trashedDate,
  ...row
}: MediaRow): WireMedia {
  return {
    ...row,
    ...(trashedDate === undefined ? {} : { trashedDate: trashedDate?.toISOString() ?? null }),
    focalPoint: x === null || y === null ? null : { x, y },
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate?.toISOString() ?? null,
  };
}
