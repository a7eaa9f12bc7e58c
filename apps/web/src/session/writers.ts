import { GROUP_INFORMATION_TYPES, INFORMS_GROUPS, type PostType } from '@brandpost/domain';
import { paths } from '../addresses/paths.ts';
import { staffPaths } from '../addresses/staff-paths.ts';
import { mayAny } from './may-any.ts';
import { sessionTexts } from './session-texts.ts';
import type { OwnSession } from './use-session.ts';

/** The rights of which any one lets somebody open the editor. */
export const WRITERS = [
  'create_post',
  INFORMS_GROUPS,
  'publish_post',
  'publish_alert',
  'review_post',
] as const;

/** The rights of which any one lets somebody begin a text: of any kind, or to their own groups. */
export const BEGINNERS = ['create_post', INFORMS_GROUPS] as const;

/** Whether somebody writes to their own groups, and nothing else but ads. */
export function writesToOwnGroupsAlone(session: OwnSession | null): boolean {
  return session !== null && mayAny(session, INFORMS_GROUPS) && !mayAny(session, 'create_post');
}

/** Whether a post is information that somebody writes to their groups, themselves: as the content API's `post-rights.ts`. */
export function isOwnInformation(
  session: OwnSession,
  { type, authorId }: { type: PostType | null; authorId: number | null },
): boolean {
  if (type === null || authorId !== session.user.id) return false;
  return GROUP_INFORMATION_TYPES.includes(type) && mayAny(session, INFORMS_GROUPS);
}

/** Where somebody begins a text, and what the way there is called; null for those who write none. */
export function beginningOf(session: OwnSession): { path: string; text: string } | null {
  if (!mayAny(session, ...BEGINNERS)) return null;
  return writesToOwnGroupsAlone(session)
    ? { path: staffPaths.writeToGroup(), text: sessionTexts.writeToGroup }
    : { path: paths.createContent(), text: sessionTexts.createContent };
}
