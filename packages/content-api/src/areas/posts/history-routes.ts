import { compareTrees } from '@brandpost/cms-blocks';
import type { PostBody, PostDifference, PostVersion, ScheduledChange } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound, unprocessable } from '../../errors.ts';
import { countRows } from '../../lists/find-list.ts';
import { pageOf } from '../../lists/paging.ts';
import type { CallHandlers } from '../../plugins/catalogue-calls.ts';
import { changedFields } from '../../posts/changed-fields.ts';
import { lockVisiblePost } from '../../posts/lock-visible-post.ts';
import type { PostFields, StoredPost } from '../../posts/post-fields.ts';
import { mayChange } from '../../posts/post-rights.ts';
import { entityTag, requireCurrent } from '../../posts/require-current.ts';
import { saveFields } from '../../posts/save-post.ts';
import { scheduleChange } from '../../posts/scheduled-change.ts';
import { wireFields } from '../../posts/wire-fields.ts';
import { readWrittenPost } from './read-written-post.ts';

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

/** What posts were and what they are going to be. Extensions; DESIGN section 5, Versions. */
export function postHistoryCalls({ db, now }: Dependencies): CallHandlers {
  /** A post whose history somebody may see: those who may change it. */
  const openHistory = async (trx: Database, viewer: ApiViewer, id: number): Promise<StoredPost> => {
    const stored = await lockVisiblePost(trx, viewer, id, now());
    if (!mayChange(viewer, stored.fields)) throw notAllowed();
    return stored;
  };

  return {
    async restorePost({ viewer, by, params, reply }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await lockVisiblePost(trx, viewer, params.id, moment);
        if (stored.fields.status === 'trash') {
          await saveFields(trx, stored, { ...stored.fields, status: 'draft' }, { viewer, by, now: moment });
        }
        const post = await readWrittenPost(trx, params.id, moment);
        reply.header('etag', entityTag(post.version ?? 1));
        return post;
      });
    },
    async listPostVersions({ viewer, params, query }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id);
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
        await openHistory(trx, viewer, params.id);
        return wireFields(await readVersion(trx, params));
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
        await openHistory(trx, viewer, params.id);
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
        const present = await openHistory(trx, viewer, params.id);
        const from = await readVersion(trx, params);
        const to =
          query.to === undefined ? present : await readVersion(trx, { id: params.id, number: query.to });
        return differenceOf(from, to);
      });
    },
    async restorePostVersion({ viewer, by, params, request, reply }) {
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const stored = await openHistory(trx, viewer, params.id);
        await requireCurrent(trx, stored, request.headers['if-match']);
        const old = await readVersion(trx, params);
        const wanted: PostFields = { ...old.fields, ...pick(stored.fields, KEPT_AT_RESTORE) };
        const saving = {
          viewer,
          by,
          now: moment,
          restoredFrom: params.number,
          action: 'post.restore' as const,
        };
        await saveFields(trx, stored, wanted, saving);
        const post = await readWrittenPost(trx, params.id, moment);
        reply.header('etag', entityTag(post.version ?? 1));
        return post;
      });
    },
    async getScheduledChange({ viewer, params }) {
      return await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id);
        return await readScheduledChange(trx, params.id);
      });
    },
    async scheduleChange({ viewer, by, params, body }) {
      return await db.transaction().execute(async (trx) => {
        const stored = await openHistory(trx, viewer, params.id);
        const publishAt = new Date(body.publishAt);
        await scheduleChange(
          trx,
          stored,
          { publishAt, body: body.post as PostBody },
          { viewer, by, now: now() },
        );
        return await readScheduledChange(trx, params.id);
      });
    },
    async cancelScheduledChange({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        await openHistory(trx, viewer, params.id);
        const before = await readScheduledChange(trx, params.id);
        await trx.deleteFrom('scheduled_change').where('post_id', '=', params.id).execute();
        await recordChange(
          trx,
          by,
          { action: 'post.unschedule', entity: 'post', entityId: params.id, before },
          now(),
        );
      });
      return { ok: true };
    },
    async listRedirects({ query }) {
      const page = pageOf(query);
      const { rows } = await sql<{
        slug: string;
        postId: number;
        title: string;
        createdDate: Date;
        total: number;
      }>`
        select post_redirect.slug, post_redirect.post_id as "postId", post.title,
          post_redirect.created_date as "createdDate", (count(*) over ())::integer as total
        from post_redirect join post on post.id = post_redirect.post_id
        order by post_redirect.slug limit ${page.limit} offset ${page.offset}`.execute(db);
      return {
        rows: rows.map(({ total: _, createdDate, ...row }) => ({
          ...row,
          createdDate: createdDate.toISOString(),
        })),
        total: rows[0]?.total ?? (await countRows(db, sql`post_redirect`)),
      };
    },
    async deleteRedirect({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('post_redirect')
          .where('slug', '=', params.slug)
          .returning('post_id')
          .executeTakeFirst();
        if (gone === undefined) throw notFound();
        const change = { action: 'post.delete-redirect', entity: 'post', entityId: gone.post_id } as const;
        await recordChange(trx, by, { ...change, before: { slug: params.slug }, isPublic: true }, now());
      });
      return { ok: true };
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
};

const VERSION_COLUMNS = sql`kept.number, kept.saved_date, kept.author_id, app_user.display_name as author_name,
  kept.masked_by, kept.name, kept.is_autosave, kept.restored_from`;

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
  };
}

async function readVersion(
  trx: Database,
  { id, number }: { id: number; number: number },
): Promise<StoredPost> {
  const row = await trx
    .selectFrom('post_version')
    .select('fields')
    .where('post_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return { id, version: number, fields: row.fields };
}

async function readScheduledChange(trx: Database, postId: number): Promise<ScheduledChange> {
  const row = await trx
    .selectFrom('scheduled_change')
    .leftJoin('app_user', 'app_user.id', 'scheduled_change.author_id')
    .selectAll('scheduled_change')
    .select('app_user.display_name')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    postId,
    publishAt: row.publish_at.toISOString(),
    savedDate: row.saved_date.toISOString(),
    authorId: row.author_id,
    authorName: row.display_name ?? '',
    maskedById: row.masked_by,
    post: row.body,
    failure: row.failure,
  };
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
