import { safeUrl } from '@brandpost/cms-blocks';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import {
  ANONYMOUS_VIEWER,
  type Blurb,
  type ContentNode,
  hasEnded,
  type InfoLink,
  isVisible,
  type PostContact,
  type PostFields,
  type PostStatus,
} from '@brandpost/domain';
import { decodeAlertDetails, decodeVacancy, type WirePost } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { resolveContent } from '../../shared-content/resolve-content.ts';
import { effectiveStatus, IS_OUT_OR_SCHEDULED, ROOT_NODE_ID } from '../rights/visible-to.ts';
import { PICTURE } from '../storage/picture-of.ts';
import { fieldsOfRow, type PostRow, postColumns } from '../storage/post-row.ts';
import { keptFields } from '../storage/post-version.ts';
import type { StoredPost } from '../storage/read-post.ts';

/** The version of a post's row: another one whenever anything that is shown of the post has been written. */
export const POST_VERSION = sql<string>`post.xmin::text`;

/** A post as it is read for being shown. */
export type ShownRow = PostRow & {
  id: number;
  version: string;
  /** Of the saved version. */
  number: number;
  updatedDate: Date;
  media: WirePost['media'];
  savedStates: SavedStates | null;
};

/** The columns of a ShownRow, from `post` joined with `media`. Without its content where that is not asked for. */
export function shownColumns({ withContent }: { withContent: boolean }): RawBuilder<ShownRow> {
  return sql`post.id, ${POST_VERSION} as version, post.version as number, post.updated_date as "updatedDate",
    ${SAVED_STATES} as "savedStates", case when media.id is not null then ${PICTURE} end as media, ${postColumns({ withContent })}`;
}

/** A post as it travels, but for its content. */
export function wireHead(row: ShownRow): Omit<WirePost, 'content'> {
  const { id, number: version, updatedDate, media, savedStates } = row;
  const head = headOf({
    ...{ id, version, media, fields: fieldsOfRow(row) },
    updatedDate: updatedDate.toISOString(),
  });
  return savedStates === null ? head : { ...head, messageDates: messageDates(savedStates) };
}

/** A saved state of a post as it travels: without its picture's record, which may have changed since. */
export async function wirePost(db: Database, { id, version, fields }: StoredPost): Promise<WirePost> {
  const head = headOf({ id, version, fields, media: null, updatedDate: null });
  return { ...head, content: wireContent(await resolveContent(db, fields.content)) };
}

/** The content as it travels, of whatever lies in the database. */
export function wireContent(content: unknown): ContentNode[] {
  return Array.isArray(content) ? sanitizeTree(content) : [];
}

/** A post as it has just been written, as the answer to its writer alone: they get it even if they may not see it again. */
export async function readWrittenPost(trx: Database, id: number, now: Date): Promise<WirePost> {
  const { rows } = await sql<ShownRow & { effectiveStatus: PostStatus }>`
    select ${shownColumns({ withContent: true })}, ${effectiveStatus(now)} as "effectiveStatus"
    from post left join media on media.id = post.media_id where post.id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Post ${id} was written and is not there.`);
  const content = wireContent(await resolveContent(trx, row.content));
  return { ...wireHead(row), status: row.effectiveStatus, content };
}

type Whole = { id: number; version: number; fields: PostFields } & Pick<WirePost, 'media' | 'updatedDate'>;

function headOf({ id, version, fields, media, updatedDate }: Whole): Omit<WirePost, 'content'> {
  const {
    blurbs,
    info,
    contact,
    alert,
    vacancy,
    nodeIds: nodeId,
    categoryIds: categoryId,
    userIds: userId,
    editorIds: editorId,
    content: _,
    ...underItsName
  } = fields;
  return {
    id,
    ...underItsName,
    ...{ updatedDate, media },
    ...{ blurb: wireBlurbs(blurbs), info: wireInfo(info), contact: wireContact(contact) },
    alert: decodeAlertDetails(alert),
    vacancy: decodeVacancy(vacancy),
    ...{ nodeId, categoryId, userId, editorId },
    version,
  };
}

// Checked when it was written; what lies in the database is not believed for that.

function wireBlurbs(value: unknown): Blurb[] {
  return listOf(value).map((item) => {
    const blurb = recordOf(item);
    return { title: textOf(blurb.title), text: textOf(blurb.text), url: addressOf(blurb.url) };
  });
}

function wireInfo(value: unknown): InfoLink[] {
  return listOf(value).map((item) => {
    const info = recordOf(item);
    return {
      title: textOf(info.title),
      url: addressOf(info.url),
      openInNewWindow: info.openInNewWindow === true,
    };
  });
}

function wireContact(value: unknown): PostContact | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const contact = recordOf(value);
  return {
    title: textOf(contact.title),
    name: textOf(contact.name),
    phone: textOf(contact.phone),
    email: textOf(contact.email),
    address: textOf(contact.address),
    openingHours: textOf(contact.openingHours),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An address that may be followed, else nothing. */
function addressOf(value: unknown): string {
  return typeof value === 'string' ? (safeUrl(value, 'link') ?? '') : '';
}

/** An alert as it was saved, one state after the other, and the node that stands for everyone. */
type SavedStates = {
  root: number | null;
  /** Without their content. */
  states: readonly { savedDate: string; fields: unknown }[];
};

/** More would make a list of alerts large: the first is given, and the last ones. */
const MAX_DATES = 50;

/** The states of an alert that may be out, from `post`; null for all other posts, of which nobody asks. */
const SAVED_STATES: RawBuilder<SavedStates | null> = sql`case
  when post.type = 'alert' and ${IS_OUT_OR_SCHEDULED} then (
    select jsonb_build_object('root', ${ROOT_NODE_ID}, 'states', coalesce(jsonb_agg(
      jsonb_build_object('savedDate', saved_date, 'fields', post_version.fields - 'content') order by number), '[]'))
    from post_version where post_version.post_id = post.id)
  end`;

/**
 * When visitors could first read what an alert said, each time that it said something else: when it was saved, or when its
 * time had come. They follow from versions, which never change, so a message is named by its moment for ever. What was
 * not out, for some alone or an exercise is no message, and neither is what was changed again before its time.
 * @returns ISO texts, the earliest first
 */
export function messageDates({ root, states }: SavedStates): string[] {
  const rootNodeIds = root === null ? [] : [root];
  const dates = states.flatMap(({ savedDate, fields: stored }, at) => {
    const fields = keptFields(stored);
    const savedMs = Date.parse(savedDate);
    const now = new Date(Math.max(savedMs, Date.parse(fields.publishedDate ?? '') || savedMs));
    const nextMs = Date.parse(states[at + 1]?.savedDate ?? '');
    const isOut =
      isVisible(fields, ANONYMOUS_VIEWER, { now, rootNodeIds }) &&
      (!hasEnded(fields, now) || Boolean(fields.alert?.withdrawnAt));
    return isOut && !(now.getTime() >= nextMs) ? [now.toISOString()] : [];
  });
  const [first] = dates;
  return first === undefined || dates.length <= MAX_DATES ? dates : [first, ...dates.slice(1 - MAX_DATES)];
}
