import { pathOfPost } from '@brandpost/domain';
import type { FoundNotice } from './find-notices.ts';

/** The page where somebody does what a notice asks of them. */
export function addressOf({ kind, postId, postType, slug }: FoundNotice): string {
  if (kind === 'missing') return `/profile/information/${postId}/kvittenser`;
  if (kind === 'ends-soon') return `/skapa-innehall/${postId}`;
  return pathOfPost({ type: postType, slug });
}
