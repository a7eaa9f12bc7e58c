import type { WirePost } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { SIZES_OF_MEDIA } from './size-columns.ts';

/** The record of a post's picture as posts carry it; null where there is none. */
export async function pictureOf(trx: Database, mediaId: number | null): Promise<WirePost['media']> {
  if (mediaId === null) return null;
  const { rows } = await sql<NonNullable<WirePost['media']>>`
    select media.id, media.filename, media.title, media.alt, media.width_px as width, media.height_px as height,
      ${SIZES_OF_MEDIA} as sizes from media where media.id = ${mediaId}`.execute(trx);
  return rows[0] ?? null;
}
