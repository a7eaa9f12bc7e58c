import { sql } from 'kysely';

/** A picture's sizes as they travel, narrowest first and the smaller format last; for a query that has `media`. */
export const SIZES_OF_MEDIA = sql`(select coalesce(json_agg(json_build_object('filename', size.name,
    'type', size.file_type, 'width', size.width_px, 'height', size.height_px, 'size', size.size_bytes)
    order by size.width_px, size.file_type desc), '[]')
  from media_file as size where size.media_id = media.id and size.role = 'size')`;
