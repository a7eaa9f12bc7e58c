import { compareTrees } from '@brandpost/cms-blocks';
import type { PostFields, PostStatus } from '@brandpost/domain';
import type { PostDifference, PostVersion } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound, unprocessable } from '../../errors.ts';
import { countRows } from '../../lists/find-list.ts';
import { pageOf } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { readWrittenPost, wirePost } from '../reading/wire-post.ts';
import { pictureOf } from '../storage/picture-of.ts';
import { changedFields, readVersion } from '../storage/post-version.ts';
import { openHistory, type StoredPost } from '../storage/read-post.ts';
import { entityTag, requireCurrent } from '../writing/require-current.ts';
import { saveFields } from '../writing/save-post.ts';

const MAX_NAME_LENGTH = 100;

/** What a restored version does not bring back: where the post stands now is another question than what it says. */
const KEPT_AT_RESTORE = [
  'status',
  'slug',
  'order',
  'parentId',
  'publishedDate',
  'unpublishedDate',
  'authorId',
] as const;

/** What posts were. Extensions; DESIGN section 5, Versions. */
export function postVersionCalls({ db, now, alertApproval }: Dependencies): CallHandlers {
  return {
    async listPostVersions({ viewer, params, query }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        const page = pageOf(query);
        // Of autosaves in a row by one person only the last is of interest, and any that has a name.
        const isShown =
          query.all === true
            ? sql`true`
            : sql`not (kept.is_autosave and kept.name is null
          and exists (select 1 from post_version later where later.post_id = kept.post_id
            and later.number = kept.number + 1 and later.is_autosave
            and later.author_id is not distinct from kept.author_id))`;
        const from = sql`post_version kept left join app_user on app_user.id = kept.author_id
          where kept.post_id = ${params.id} and ${isShown}`;
        const { rows } = await sql<VersionRow>`select ${VERSION_COLUMNS} from ${from}
          order by kept.number desc limit ${page.limit} offset ${page.offset}`.execute(trx);
        return { rows: rows.map(wireVersion), total: await countRows(trx, from) };
      });
    },
    async getPostVersion({ viewer, params }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        const version = await requireVersion(trx, params);
        return { ...(await wirePost(trx, version)), media: await pictureOf(trx, version.fields.mediaId) };
      });
    },
    async namePostVersion({ viewer, by, params, body }) {
      const name = body.name?.trim() || null;
      if (name !== null && name.length > MAX_NAME_LENGTH) {
        throw unprocessable([
          { field: 'name', message: `Fältet får innehålla max ${MAX_NAME_LENGTH} tecken` },
        ]);
      }
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id, now());
        await trx
          .updateTable('post_version')
          .set({ name })
          .where('post_id', '=', params.id)
          .where('number', '=', params.number)
          .execute();
        const { rows } = await sql<VersionRow>`select ${VERSION_COLUMNS} from post_version kept
          left join app_user on app_user.id = kept.author_id
          where kept.post_id = ${params.id} and kept.number = ${params.number}`.execute(trx);
        const [row] = rows;
        if (row === undefined) throw notFound();
        const after = { version: params.number, name };
        await recordChange(
          trx,
          by,
          { action: 'post.name-version', entity: 'post', entityId: params.id, after },
          now(),
        );
        return wireVersion(row);
      });
    },
    async comparePostVersions({ viewer, params, query }) {
      return await db.transaction().execute(async (trx) => {
        const present = await openHistory(trx, viewer, params.id, now());
        const from = await requireVersion(trx, params);
        const to =
          query.to === undefined ? present : await requireVersion(trx, { id: params.id, number: query.to });
        return differenceOf(from, to);
      });
    },
    async restorePostVersion({ viewer, by, params, request, reply }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await openHistory(trx, viewer, params.id, now());
        await requireCurrent(trx, stored, request.headers['if-match']);
        const old = await requireVersion(trx, params);
        const wanted: PostFields = { ...old.fields, ...pick(stored.fields, KEPT_AT_RESTORE) };
        const saving = {
          viewer,
          by,
          now: moment,
          alertApproval,
          restoredFrom: params.number,
          action: 'post.restore' as const,
        };
        await saveFields(trx, stored, wanted, saving);
        const post = await readWrittenPost(trx, params.id, moment);
        reply.header('etag', entityTag(post.version ?? 1));
        return post;
      });
    },
  };
}

type VersionRow = {
  number: number;
  saved_date: Date;
  author_id: number | null;
  author_name: string | null;
  masked_by: number | null;
  name: string | null;
  is_autosave: boolean;
  restored_from: number | null;
  status: PostStatus;
};

const VERSION_COLUMNS = sql`kept.number, kept.saved_date, kept.author_id, app_user.display_name as author_name,
  kept.masked_by, kept.name, kept.is_autosave, kept.restored_from, kept.fields ->> 'status' as status`;

function wireVersion(row: VersionRow): PostVersion {
  return {
    number: row.number,
    savedDate: row.saved_date.toISOString(),
    authorId: row.author_id,
    authorName: row.author_name ?? '',
    maskedById: row.masked_by,
    name: row.name,
    autosave: row.is_autosave,
    restoredFrom: row.restored_from,
    status: row.status,
  };
}

async function requireVersion(
  trx: Database,
  { id, number }: { id: number; number: number },
): Promise<StoredPost> {
  const version = await readVersion(trx, id, number);
  if (version === null) throw notFound();
  return version;
}

function differenceOf(from: StoredPost, to: StoredPost): PostDifference {
  const { before, after } = changedFields(from.fields, to.fields);
  const names = (Object.keys(after) as (keyof PostFields)[]).filter((name) => name !== 'content');
  return {
    from: from.version,
    to: to.version,
    fields: names.map((field) => ({ field, before: before[field], after: after[field] })),
    blocks: compareTrees(from.fields.content, to.fields.content),
  };
}

function pick<Key extends keyof PostFields>(fields: PostFields, keys: readonly Key[]): Pick<PostFields, Key> {
  return Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<PostFields, Key>;
}
