import type { TreeErrorCode } from './tree-error.ts';

/** One thing that is wrong with a tree from outside. */
export type TreeProblem = {
  readonly code: TreeErrorCode;
  /** JSON Pointer from the root of the tree, such as `/0/children/2/props/size`. */
  readonly path: string;
  /** In Swedish, fit to show beside the block. */
  readonly message: string;
};
