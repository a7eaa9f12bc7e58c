import type { Post } from '@brandpost/domain';
import { Pencil } from 'lucide-react';
import { Link, useMatches } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { type OwnSession, ownSession, useSession } from '../../session/use-session.ts';
import { isOwnInformation } from '../../session/writers.ts';
import { ICON_PX, Label } from './top-bar-label.ts';

/** What pages that show one post have of it: news and pages, and those of crises. */
type ShownPost = { post?: Post; one?: { post: Post } | null } | null | undefined;

/** In the top bar over a post: the way to change it, for anyone who may. */
export function EditLink() {
  const session = ownSession(useSession());
  const page = useMatches().at(-1)?.loaderData as ShownPost;
  const post = page?.post ?? page?.one?.post;
  if (session === null || post === undefined || !mayChange(post, session)) return null;
  return (
    <Link to={paths.createContent(post.id)}>
      <Pencil aria-hidden="true" size={ICON_PX} />
      <Label>{sessionTexts.edit}</Label>
    </Link>
  );
}

/** The API judges again. Source: DESIGN section 6, as in `posts/rights/post-rights.ts` of the content API. */
function mayChange(post: Post, session: OwnSession): boolean {
  const { id } = session.user;
  if (mayAny(session, 'publish_post') || post.editorIds.includes(id)) return true;
  return isOwnInformation(session, post) || (post.authorId === id && mayAny(session, 'create_post'));
}
