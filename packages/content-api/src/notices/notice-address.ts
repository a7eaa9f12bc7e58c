import { commentOfOccasion, pathOfPost } from '@brandpost/domain';
import type { FoundNotice } from './find-notices.ts';

/** The page where somebody does what a notice asks of them. */
export function addressOf({ kind, postId, postType, slug, occasion }: FoundNotice): string {
  if (kind === 'missing') return `/profile/information/${postId}/kvittenser`;
  if (kind === 'ends-soon') return `/skapa-innehall/${postId}`;
  if (kind === 'commented' || kind === 'mentioned') {
    return `/skapa-innehall/${postId}?kommentar=${commentOfOccasion(occasion)}`;
  }
  return pathOfPost({ type: postType, slug });
}
