import { commentOfOccasion, LEADS_TO_EDITOR, pathOfPost } from '@brandpost/domain';
import type { FoundNotice } from './find-notices.ts';

/** The page where somebody does what a notice asks of them. */
export function addressOf({ kind, postId, postType, slug, occasion }: FoundNotice): string {
  if (kind === 'missing') return `/profile/information/${postId}/kvittenser`;
  if (kind === 'commented' || kind === 'mentioned') {
    return `/skapa-innehall/${postId}?kommentar=${commentOfOccasion(occasion)}`;
  }
  if (LEADS_TO_EDITOR.has(kind)) return `/skapa-innehall/${postId}`;
  return pathOfPost({ type: postType, slug });
}
