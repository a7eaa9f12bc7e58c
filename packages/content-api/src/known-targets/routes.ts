import type { KnownMedia } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { type ApiViewer, VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { linkVisibleTo } from '../links/queries.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { knownPaths } from './known-paths.ts';

/** What a text points at, looked up before it is published. An extension; UX section 4, Editor. */
export function knownTargetCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async findKnownTargets({ viewer, body }) {
      const moment = now();
      return {
        ...(await knownPaths(db, body.paths, moment)),
        missingLinkIds: await missingLinkIds(db, body.linkIds),
        media: await knownMedia(db, viewer, body, moment),
      };
    },
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
  { filenames, mediaIds }: Call<'findKnownTargets'>['body'],
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
