import { hasEnded, type PostFields } from '@brandpost/domain';
import type { AlertRequest, PostBody } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { wirePost } from '../posts/reading/wire-post.ts';
import { IS_OUT_OR_SCHEDULED } from '../posts/rights/visible-to.ts';
import { pictureOf } from '../posts/storage/picture-of.ts';
import { keptFields } from '../posts/storage/post-version.ts';

/** A request as it lies in the database. */
export type RequestRow = {
  id: number;
  postId: number;
  postVersion: number;
  fields: unknown;
  override: PostBody['override'] | null;
  workingCopy: number | null;
  askedBy: number;
  maskedBy: number | null;
  askedDate: Date;
  deniedDate: Date | null;
  denial: string;
  isOut: boolean;
  askedByName: string | null;
  deniedByName: string | null;
};

/** Requests that still hold: of the version that the post has. The oldest first. */
export async function readRequests(
  db: Database,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`select alert_request.id, post_id as "postId",
      post_version as "postVersion", fields, override, working_copy as "workingCopy", asked_by as "askedBy",
      masked_by as "maskedBy", asked_date as "askedDate", denied_date as "deniedDate", denial,
      post.type = 'alert' and ${IS_OUT_OR_SCHEDULED} as "isOut",
      (select display_name from app_user where app_user.id = coalesce(masked_by, asked_by)) as "askedByName",
      (select display_name from app_user where app_user.id = denied_by) as "deniedByName"
    from alert_request join post on post.id = post_id and post.version = post_version
    where ${condition} order by alert_request.id`.execute(db);
  return rows;
}

/** What a request asks the post to become. */
export function requestedFields({ fields }: Pick<RequestRow, 'fields'>): PostFields {
  return keptFields(fields);
}

/** Whether somebody has asked it, no matter who they acted as, or somebody else as them. */
export function hasAsked({ userId, maskedBy }: ApiViewer, request: RequestRow): boolean {
  const askers = [request.askedBy, request.maskedBy];
  return [userId, maskedBy].some((id) => id !== null && askers.includes(id));
}

/** Whether somebody may answer it: in their own name, and not what they have asked for themselves. */
export function mayAnswer(viewer: ApiViewer, request: RequestRow): boolean {
  return viewer.maskedBy === null && request.deniedDate === null && !hasAsked(viewer, request);
}

/** A request as it travels to somebody who may publish alerts. */
export async function wireRequest(db: Database, row: RequestRow, viewer: ApiViewer): Promise<AlertRequest> {
  const fields = requestedFields(row);
  const post = await wirePost(db, { id: row.postId, version: row.postVersion, fields });
  return {
    ...{ id: row.id, postId: row.postId, isOut: row.isOut, askedDate: row.askedDate.toISOString() },
    post: { ...post, media: await pictureOf(db, fields.mediaId) },
    overrideReason: row.override?.reason ?? '',
    askedByName: row.askedByName ?? '',
    isOwn: hasAsked(viewer, row),
    mayAnswer: mayAnswer(viewer, row),
    denial:
      row.deniedDate === null
        ? null
        : {
            deniedByName: row.deniedByName ?? '',
            deniedDate: row.deniedDate.toISOString(),
            reason: row.denial,
          },
  };
}

/** Whether what is asked for has run out while it waited. */
export function hasRunOut(request: RequestRow, now: Date): boolean {
  return hasEnded(requestedFields(request), now);
}
