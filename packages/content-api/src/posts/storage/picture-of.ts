import type { WirePost } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A picture's sizes as they travel, narrowest first and the smaller format last; for a query that has `media`. */
export const SIZES_OF_MEDIA = sql`(select coalesce(json_agg(json_build_object('filename', size.name,
    'type', size.file_type, 'width', size.width_px, 'height', size.height_px, 'size', size.size_bytes)
    order by size.width_px, size.file_type desc), '[]')
  from media_file as size where size.media_id = media.id and size.role = 'size')`;

/** The record of a picture as posts carry it; for a query that has `media`. */
export const PICTURE = sql<NonNullable<WirePost['media']>>`json_build_object('id', media.id,
    'filename', media.filename, 'title', media.title, 'alt', media.alt,
    'width', media.width_px, 'height', media.height_px, 'sizes', ${SIZES_OF_MEDIA},
    'focalPoint', case when media.focal_x is not null then json_build_object('x', media.focal_x, 'y', media.focal_y) end)`;

/** The record of a post's picture as posts carry it; null where there is none. */
export async function pictureOf(trx: Database, mediaId: number | null): Promise<WirePost['media']> {
  if (mediaId === null) return null;
  const { rows } = await sql<{ picture: NonNullable<WirePost['media']> }>`
    select ${PICTURE} as picture from media where media.id = ${mediaId}`.execute(trx);
  return rows[0]?.picture ?? null;
}
