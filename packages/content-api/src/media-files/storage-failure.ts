import { ApiFailure, storageAway, storageFull } from '../errors.ts';

/** No room on the disk, in a quota, or within the largest file that the system lets us write. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What to tell the person who sent a file that could not be kept. */
export function storageFailure(cause: unknown): ApiFailure {
  if (cause instanceof ApiFailure) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return FULL.has(code) ? storageFull([], { cause }) : storageAway([], { cause });
}
