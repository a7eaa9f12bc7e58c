import type { PostDraft } from '@brandpost/domain';
import { mayAny } from '../../../session/may-any.ts';
import type { NamedRight } from '../../../session/missing-right.tsx';
import type { OwnSession } from '../../../session/use-session.ts';
import { isOwnInformation } from '../../../session/writers.ts';
import { AD_TYPES } from '../../ads/ad-types.ts';

type Written = Pick<PostDraft, 'id' | 'type' | 'authorId' | 'editorIds'>;

/**
 * What somebody may do with a post that they write, and which right publishing takes. The API judges again.
 * @param given.mayChange whether the API has said that they may change it, as who reviews it may
 * Source: DESIGN section 6, as in `posts/rights/post-rights.ts` of the content API.
 */
export function rightsFor(post: Written, session: OwnSession | null, { mayChange }: { mayChange: boolean }) {
  const publishing: NamedRight = post.type === 'alert' ? 'publish_alert' : 'publish_post';
  const isOwn = session !== null && (post.id === null || post.authorId === session.user.id);
  const isOwnAd = isOwn && AD_TYPES.includes(post.type);
  const informs = isOwn && isOwnInformation(session, { type: post.type, authorId: session.user.id });
  const may = (right: string) => isOwnAd || (session !== null && mayAny(session, right));
  const isEditor = session !== null && post.editorIds.includes(session.user.id);
  const isTheirsToChange = post.id !== null && (mayChange || isEditor || may('publish_post'));
  return {
    publishing,
    mayWrite: isTheirsToChange || informs || (isOwn && may('create_post')),
    mayCreate: informs || may('create_post'),
    // To which groups, the API says with the field.
    mayPublish: informs || may(publishing),
    mayDelete: may('delete_post'),
  };
}
