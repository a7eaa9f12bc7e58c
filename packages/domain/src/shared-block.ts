import type { PostFields } from './entities/post.ts';

/** What a shared block is called. */
export const SHARED_BLOCK_NAME_MAX_LENGTH = 80;
/** As many as a service may have, and as large as one may be: pages that hold several are to load fast. */
export const SHARED_BLOCK_MAX_COUNT = 500;
export const SHARED_BLOCK_MAX_NODES = 200;
export const SHARED_BLOCK_MAX_BYTES = 64 * 1024;

/** What an alert says is approved by a second person, and an ad speaks for one person. Source: ADR 0074 */
const HOLD_NONE: ReadonlySet<PostFields['type']> = new Set(['alert', 'advertisment', 'givetake']);

/** Whether posts of a type may hold shared blocks. */
export function mayHoldSharedBlocks(type: PostFields['type']): boolean {
  return !HOLD_NONE.has(type);
}
