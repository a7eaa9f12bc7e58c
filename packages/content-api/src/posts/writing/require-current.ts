import type { Database } from '../../db/database.ts';
import { invalidQuery, stale } from '../../errors.ts';
import { wirePost } from '../reading/wire-post.ts';
import { readVersion } from '../storage/post-version.ts';
import type { StoredPost } from '../storage/read-post.ts';

const ENTITY_TAG = /^(?:W\/)?"(\d{1,9})"$|^(\d{1,9})$/;

/** The entity tag of a saved version, for `ETag` and `If-Match`. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/**
 * Lets a write through when the post is still in the version that it was made on. Without `If-Match` nothing is asked:
 * plain Rubicore clients know no versions.
 * @throws stale with both versions; invalidQuery for a header that names no version
 */
export async function requireCurrent(
  trx: Database,
  stored: StoredPost,
  ifMatch: string | undefined,
): Promise<void> {
  const number = ifMatch === undefined ? '*' : versionMeant(ifMatch);
  if (number === '*' || number === stored.version) return;
  const base = await readVersion(trx, stored.id, number);
  throw stale([], {
    details: {
      yours: base === null ? null : await wirePost(trx, base),
      current: await wirePost(trx, stored),
    },
  });
}

/**
 * The version that `If-Match` names, or any.
 * @throws invalidQuery for a header that names no version
 */
export function versionMeant(ifMatch: string): number | '*' {
  if (ifMatch.trim() === '*') return '*';
  const match = ENTITY_TAG.exec(ifMatch.trim());
  if (match === null) throw invalidQuery([{ field: 'If-Match', message: 'Versionen går inte att tolka' }]);
  return Number(match[1] ?? match[2]);
}
