import type { PostDraft } from '@brandpost/domain';
import { dequal } from 'dequal/lite';

/** Whether two drafts say the same, in whatever order: a database gives the properties of a block back in its own. */
export function isSameDraft(a: PostDraft, b: PostDraft): boolean {
  return dequal(a, b);
}
