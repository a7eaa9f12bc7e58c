import type { Preview, PreviewLink } from '@brandpost/rubicore-api';
import { validatePreviewLink } from '@brandpost/validation';
import { sql } from 'kysely';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { countRows } from '../lists/find-list.ts';
import { pageOf } from '../lists/paging.ts';
import { findMediaInPreview } from '../media/queries.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { wirePost } from '../posts/reading/wire-post.ts';
import { requireChangeable } from '../posts/rights/post-rights.ts';
import { previewedPostId } from '../posts/rights/preview-link.ts';
import { pictureOf } from '../posts/storage/picture-of.ts';
import { openHistory, readPost } from '../posts/storage/read-post.ts';
import { requireValid } from '../validity/require-valid.ts';

const DEFAULT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Posts shown to those without an account. Extensions; decision 0027. */
export function previewCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async createPreviewLink({ viewer, by, params, body }) {
      const name = (body.name ?? '').trim();
      requireValid(validatePreviewLink({ name }));
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        await openHistory(trx, viewer, params.id, moment);
        const token = newToken();
        const { id } = await trx
          .insertInto('preview_link')
          .values({
            post_id: params.id,
            hash: tokenHash(token),
            name,
            created_date: moment,
            created_by: viewer.userId,
            expires: new Date(moment.getTime() + (body.days ?? DEFAULT_DAYS) * DAY_MS),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const link = await readLink(trx, id);
        const after = { id, name, expires: link.expires };
        const change = { action: 'post.create-preview-link', entity: 'post', entityId: params.id } as const;
        await recordChange(trx, by, { ...change, after }, moment);
        return { ...link, path: `/forhandsvisning/${token}` };
      });
    },
    async listPreviewLinks({ viewer, params, query }) {
      await requireChangeable(db, viewer, params.id, now());
      const { limit, offset } = pageOf(query);
      const from = sql`preview_link left join app_user on app_user.id = preview_link.created_by
        where preview_link.post_id = ${params.id}`;
      const { rows } = await sql<LinkRow>`select ${LINK_COLUMNS} from ${from}
        order by preview_link.id desc limit ${limit} offset ${offset}`.execute(db);
      return { rows: rows.map(wireLink), total: await countRows(db, from) };
    },
    async revokePreviewLink({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const moment = now();
        const link = await trx
          .selectFrom('preview_link')
          .select(['post_id', 'revoked'])
          .where('id', '=', params.id)
          .executeTakeFirst();
        if (link === undefined) throw notFound();
        await openHistory(trx, viewer, link.post_id, moment);
        const { numUpdatedRows } = await trx
          .updateTable('preview_link')
          .set({ revoked: moment })
          .where('id', '=', params.id)
          .where('revoked', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        const change = {
          action: 'post.revoke-preview-link',
          entity: 'post',
          entityId: link.post_id,
        } as const;
        await recordChange(trx, by, { ...change, before: { id: params.id } }, moment);
      });
      return { ok: true };
    },
    async getPreview({ params, reply }) {
      const preview = await readPreview(db, params.token, now());
      if (preview === null) throw notFound();
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
      return preview;
    },
  };
}

type LinkRow = Omit<PreviewLink, 'createdDate' | 'expires'> & { createdDate: Date; expires: Date };

const LINK_COLUMNS = sql`preview_link.id, preview_link.post_id as "postId", preview_link.name,
  preview_link.created_date as "createdDate", preview_link.created_by as "createdById",
  coalesce(app_user.display_name, '') as "createdByName", preview_link.expires,
  preview_link.revoked is not null as revoked`;

function wireLink(row: LinkRow): PreviewLink {
  return { ...row, createdDate: row.createdDate.toISOString(), expires: row.expires.toISOString() };
}

async function readLink(trx: Database, id: number): Promise<PreviewLink> {
  const { rows } = await sql<LinkRow>`select ${LINK_COLUMNS}
    from preview_link left join app_user on app_user.id = preview_link.created_by
    where preview_link.id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return wireLink(row);
}

/** A post as it stands now, for anyone who has a link to it; null for every token that leads nowhere. */
async function readPreview(db: Database, token: string, now: Date): Promise<Preview | null> {
  const postId = await previewedPostId(db, token, now);
  if (postId === null) return null;
  // One moment for the post, what is being written of it, and their files.
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const stored = await readPost(trx, postId);
      const link = await trx
        .selectFrom('preview_link')
        .select('expires')
        .where('hash', '=', tokenHash(token))
        .executeTakeFirst();
      if (stored === null || link === undefined) return null;
      const copy = await readWorkingCopy(trx, postId);
      const { id, version, fields } = copy === null ? stored : { ...stored, fields: copy.fields };
      const post = await wirePost(trx, { id, version, fields });
      // For whom it is, and who writes it, is nobody's business who only has a link.
      const nobody = { nodeId: [], categoryId: [], userId: [], editorId: [] };
      return {
        post: { ...post, ...nobody, media: await pictureOf(trx, fields.mediaId) },
        isWorkingCopy: copy !== null,
        expires: link.expires.toISOString(),
        media: await findMediaInPreview(trx, postId),
      };
    });
}
