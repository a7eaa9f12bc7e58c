import { mayAny } from '../../../session/may-any.ts';
import type { OwnSession } from '../../../session/use-session.ts';
import { isOwnInformation } from '../../../session/writers.ts';
import { AD_TYPES } from '../../ads/ad-types.ts';
import type { CalendarEntry } from './calendar-query.ts';

/** Whether somebody may say when a post is seen: as the content API's `post-rights.ts`, which judges each move again. */
export function mayMove(session: OwnSession, post: Pick<CalendarEntry, 'type' | 'authorId'>): boolean {
  if (post.type === 'alert') return mayAny(session, 'publish_alert');
  if (mayAny(session, 'publish_post') || isOwnInformation(session, post)) return true;
  return AD_TYPES.includes(post.type) && post.authorId === session.user.id;
}
