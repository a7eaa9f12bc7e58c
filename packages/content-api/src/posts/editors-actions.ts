import type { Change } from '../changes/record-change.ts';

/** What happens to posts that only those hear of who may change them: nothing of it is shown to others. */
export const EDITORS_ACTIONS = [
  'post.save-working-copy',
  'post.discard-working-copy',
  'post.apply-working-copy',
  'post.create-preview-link',
  'post.revoke-preview-link',
  'post.acknowledge',
] as const satisfies readonly Change['action'][];
