import type { PostType } from '@brandpost/domain';
import { mayAny } from '../../session/may-any.ts';
import type { ToldRight } from '../../session/missing-right.tsx';
import type { OwnSession } from '../../session/use-session.ts';
import { AD_TYPES } from '../../staff/ad-types.ts';

/** What somebody may do with a post that they write, and which right publishing takes. The API judges again. */
export function rightsFor(type: PostType | null, session: OwnSession | null) {
  const publishing: ToldRight = type === 'alert' ? 'publish_alert' : 'publish_post';
  const may = (right: string) => AD_TYPES.includes(type) || (session !== null && mayAny(session, right));
  return { publishing, mayPublish: may(publishing), mayDelete: may('delete_post') };
}
