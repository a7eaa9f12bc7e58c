/** A place in a tree where a block may be put. */
export type BlockPlace = {
  /** Absent: at the root. */
  readonly parentId?: string;
  /** The index that the block has there afterwards. */
  readonly index: number;
};
