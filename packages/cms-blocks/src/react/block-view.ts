import type { ContentNode } from '@brandpost/domain';

/** What every block's view is given. */
export type BlockViewProps = {
  readonly node: ContentNode;
  /** Level in the tree; 1 at the root. */
  readonly depth: number;
};
