import type { Post } from '@brandpost/domain';
import { useSessionParts } from '../session/use-session.ts';

/** Over a post that is not out, for those who see it all the same; nothing that visitors load. */
export function Unpublished({ post }: { post: Post }) {
  const parts = useSessionParts();
  return parts && <parts.UnpublishedNotice post={post} />;
}
