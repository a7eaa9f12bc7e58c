import { NOTICES_KEPT_DAYS } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notForAnother } from '../errors.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { choicesOf, saveChoices } from './choices.ts';
import { type Asking, type FoundNotice, type NoticeKey, noticesOf } from './find-notices.ts';

/** Notices, and how they are sent. Extensions; ADR 0064 */
export function noticeCalls({ db, now, notices: { escalation, hasEmail } }: Dependencies): CallHandlers {
  const asking = (trx: Database, viewer: ApiViewer): Asking => {
    const { userId } = viewer;
    if (userId === null) throw notAllowed();
    return { db: trx, viewer: { ...viewer, userId }, escalation, now: now() };
  };
  const settingsOf = async (userId: number) => {
    const choices = await choicesOf(db, [userId]);
    return { ...choices(userId), hasEmail, address: await emailOf(db, userId) };
  };
  return {
    async listNotices({ viewer, query }) {
      const { unread, total, notices } = await listNotices(asking(db, viewer), pageOf(query));
      return {
        ...{ unread, total },
        notices: notices.map(({ happened, deadline, ...notice }) => ({
          ...notice,
          happened: happened.toISOString(),
          deadline: deadline?.toISOString() ?? null,
        })),
      };
    },
    async markNoticesRead({ viewer, by, body }) {
      requireThemselves(viewer);
      await db.transaction().execute((trx) => markRead(asking(trx, viewer), body.notices, by));
      return { ok: true };
    },
    getNoticeSettings: ({ viewer }) => settingsOf(asking(db, viewer).viewer.userId),
    async setNoticeSettings({ viewer, by, body }) {
      requireThemselves(viewer);
      const { userId } = asking(db, viewer).viewer;
      await db.transaction().execute(async (trx) => {
        await saveChoices(trx, userId, body);
        await hintOwner(trx, by, userId);
      });
      return await settingsOf(userId);
    },
  };
}

/** What somebody has read, and wants notices of, is said by nobody else. @throws notForAnother */
function requireThemselves(viewer: ApiViewer): void {
  if (viewer.maskedBy !== null) throw notForAnother();
}

/** Where somebody is sent e-mail, as it stands in their profile; null for none, and for a closed account. */
async function emailOf(db: Database, userId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select trim(profile->>'email') as email from app_user
    where id = ${userId} and is_active`.execute(db);
  return rows[0]?.email || null;
}

/** Longer than notices are listed. */
const KEPT_MS = 2 * NOTICES_KEPT_DAYS * 86_400_000;

/**
 * Marks notices of somebody as read, and has their other devices ask anew. What is no notice of theirs is passed over.
 * @param keys those that are meant; null for all that they have
 */
async function markRead(
  { db: trx, viewer, escalation, now }: Asking,
  keys: readonly NoticeKey[] | null,
  by: Actor,
): Promise<void> {
  const { userId } = viewer;
  const notices = await noticesOf({ db: trx, viewer, escalation, now });
  const { rows } = await sql`insert into notice_read (user_id, kind, post_id, occasion, read_date)
    select ${userId}, notice.kind, notice."postId", notice.occasion, ${now} from (${notices}) as notice
    where not notice."isRead" and ${isMeant(keys)} on conflict do nothing returning 1`.execute(trx);
  if (rows.length === 0) return;
  const longAgo = new Date(now.getTime() - KEPT_MS);
  await sql`delete from notice_read where user_id = ${userId} and read_date < ${longAgo}`.execute(trx);
  await hintOwner(trx, by, userId);
}

function isMeant(keys: readonly NoticeKey[] | null): RawBuilder<boolean> {
  if (keys === null) return sql`true`;
  return sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as meant (kind text, "postId" integer, occasion text)
    where meant.kind = notice.kind and meant."postId" = notice."postId" and meant.occasion = notice.occasion)`;
}

/** One page of somebody's notices, newest first, and how many there are and are unread on all pages. */
async function listNotices(
  asking: Asking,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ unread: number; total: number; notices: FoundNotice[] }> {
  const notices = await noticesOf(asking);
  const { rows: counts } = await sql<{ total: number; unread: number }>`select count(*)::integer as total,
    (count(*) filter (where not "isRead"))::integer as unread from (${notices}) as notice`.execute(asking.db);
  const { rows } = await sql<FoundNotice>`select * from (${notices}) as notice
    order by happened desc, "postId" desc, kind limit ${limit} offset ${offset}`.execute(asking.db);
  return { total: 0, unread: 0, ...counts[0], notices: rows };
}
