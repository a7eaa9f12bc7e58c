/** How large a content tree may be; past any of these it is refused, not cut. */
export const TREE_LIMITS = {
  /** Levels; a block at the root is on level 1. */
  maxDepth: 12,
  maxNodes: 2000,
  /** UTF-8 bytes of the tree as JSON. */
  maxBytes: 512 * 1024,
  /** Problems reported at most; a hostile tree must not make a large answer. */
  maxProblems: 100,
} as const;

/** Links that one e-service block may name; more are ignored when read. */
export const MAX_LINKS_PER_BLOCK = 50;

/** Files that one PDF block may name; more are ignored when read. */
export const MAX_FILES_PER_BLOCK = 100;

export const MAX_ID_LENGTH = 64;

/** Columns of a table; every row is filled up to the widest, so one hostile row must not widen two thousand. */
export const MAX_TABLE_COLUMNS = 40;
