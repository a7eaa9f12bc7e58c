import {
  type AlertDetails,
  ANONYMOUS_VIEWER,
  alertLevelNames,
  alertStateNames,
  pathOfPost,
} from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import type { PushKind } from '../db/schema.ts';
import { isLive, visibleTo } from '../posts/rights/visible-to.ts';

/** What a browser is sent: words, and what a push service has to know of them. */
export type PushMessage = {
  /** JSON, as the service worker reads it. */
  payload: string;
  /** For how long it is worth delivering. */
  ttlSeconds: number;
  /** Takes the place of what still waits under the same name. Source: RFC 8030, section 5.4 */
  topic: string;
  urgency: 'high' | 'normal';
};

type Row = {
  title: string;
  slug: string;
  excerpt: string;
  alert: AlertDetails | null;
  unpublished_date: Date | null;
  isLive: boolean;
};

const [MAX_TITLE, MAX_BODY] = [120, 300];
const DAY_S = 24 * 3600;
/** What push services keep a message for at the most. */
const LONGEST_S = 28 * DAY_S;
const ALERTS_PATH = '/krisinformation';
const TAKEN_BACK = { title: 'Återkallat meddelande', body: 'Ett krismeddelande gäller inte längre.' };

/**
 * What is to be sent of an alert just now, by the one rule of what visitors see: nothing is said of another one, whatever
 * was queued before.
 * @returns null where there is nothing to send any more
 */
export async function alertMessage(
  db: Database,
  { postId, kind }: { postId: number; kind: PushKind },
  now: Date,
): Promise<PushMessage | null> {
  const row = (await db
    .selectFrom('post')
    .select(['title', 'slug', 'excerpt', 'alert', 'unpublished_date', isLive(now).as('isLive')])
    .where('id', '=', postId)
    .where('type', '=', 'alert')
    .where(visibleTo(ANONYMOUS_VIEWER, now))
    .executeTakeFirst()) as Row | undefined;
  const isTakenBack = row === undefined || Boolean(row.alert?.withdrawnAt);
  if (kind === 'withdrawn') {
    // Published anew meanwhile: that is a message of its own.
    if (!isTakenBack && row.isLive) return null;
    const named = row === undefined ? '' : ` ”${cut(row.title, MAX_TITLE)}”`;
    const body = named === '' ? TAKEN_BACK.body : `${named.trim()} gäller inte längre.`;
    const url = row === undefined ? ALERTS_PATH : pathOf(row);
    return messageOf({ title: TAKEN_BACK.title, body, url, postId }, { ttlSeconds: DAY_S, urgency: 'high' });
  }
  if (isTakenBack || !row.isLive) return null;
  const { alert, excerpt } = row;
  const level = alert === null ? alertStateNames.unknown : alertLevelNames[alert.level];
  const state = alert?.allClearAt ? alertStateNames.over : kind === 'update' ? `Nytt om ${level}` : level;
  const latest = kind === 'begin' ? undefined : alert?.updates[0]?.text;
  const body = latest || (alert?.allClearAt ? '' : alert?.instructions.join(' ')) || excerpt;
  const isUrgent = alert === null || alert.level === 'vma' || alert.level === 'severe';
  const leftMs = (row.unpublished_date?.getTime() ?? now.getTime() + DAY_S * 1000) - now.getTime();
  return messageOf(
    { title: `${state}: ${row.title}`, body, url: pathOf(row), postId },
    {
      ttlSeconds: Math.min(LONGEST_S, Math.max(1, Math.floor(leftMs / 1000))),
      urgency: isUrgent ? 'high' : 'normal',
    },
  );
}

function messageOf(
  { title, body, url, postId }: { title: string; body: string; url: string; postId: number },
  sending: Pick<PushMessage, 'ttlSeconds' | 'urgency'>,
): PushMessage {
  const topic = `alert-${postId}`;
  const words = { title: cut(title, MAX_TITLE), body: cut(body, MAX_BODY) };
  return { payload: JSON.stringify({ ...words, url, tag: topic }), topic, ...sending };
}

const pathOf = ({ slug }: Row) => pathOfPost({ type: 'alert', slug });

/** No more characters than that, whole ones, and an ellipsis where some were left out. */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
