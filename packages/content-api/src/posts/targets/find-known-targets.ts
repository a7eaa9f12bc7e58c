import type { KnownMedia } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { type ApiViewer, VISITOR } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { linkVisibleTo } from '../../links/queries.ts';
import type { Call } from '../../plugins/catalogue-calls.ts';
import { mediaVisibleTo } from '../rights/visible-media.ts';
import { knownPaths } from './known-paths.ts';

type Asked = Call<'findKnownTargets'>['body'];

/** What there is of all that a text points at: paths and links as visitors see them, files as the viewer does. */
export async function findKnownTargets(db: Database, viewer: ApiViewer, asked: Asked, now: Date) {
  return {
    ...(await knownPaths(db, asked.paths, now)),
    missingLinkIds: await missingLinkIds(db, asked.linkIds),
    media: await knownMedia(db, viewer, asked, now),
  };
}

async function missingLinkIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select link.id from link
    where link.id = any(${[...ids]}::integer[]) and ${linkVisibleTo(VISITOR)}`.execute(db);
  const known = new Set(rows.map((row) => row.id));
  return [...new Set(ids)].filter((id) => !known.has(id));
}

/**
 * Files by name and by number, in the order in which they were asked for. As far as the caller sees them, not visitors:
 * a file becomes public with the post that uses it.
 */
async function knownMedia(
  db: Database,
  viewer: ApiViewer,
  { filenames, mediaIds }: Asked,
  now: Date,
): Promise<KnownMedia[]> {
  const { rows } = await sql<KnownMedia & { name: string }>`
    select media_file.name, media.id as "mediaId", media.filename, media.alt,
      media.is_decorative as decorative, media.missing_since is not null as missing
    from media join media_file on media_file.media_id = media.id
    where (media_file.name = any(${[...filenames]}::text[])
        or media.id = any(${[...mediaIds]}::integer[]) and media_file.role = 'original')
      and ${mediaVisibleTo(viewer, now)}`.execute(db);
  const gone = { alt: null, decorative: false, missing: true };
  const byName = new Map(rows.map(({ name, ...file }) => [name, { ...file, filename: name }]));
  const byId = new Map(rows.map(({ name: _, ...file }) => [file.mediaId, file]));
  return [
    ...[...new Set(filenames)].map(
      (filename) => byName.get(filename) ?? { ...gone, mediaId: null, filename },
    ),
    ...[...new Set(mediaIds)].map((mediaId) => byId.get(mediaId) ?? { ...gone, mediaId, filename: '' }),
  ];
}
