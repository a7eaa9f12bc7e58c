import type { Database } from '../db/database.ts';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { rightsOfBoth, rightsOfUser } from './viewer-of-user.ts';

/**
 * Who calls with a token, by its hash.
 * @returns null for a token that is unknown, revoked or past its time, and for one of a deactivated account
 */
export async function viewerOfToken(db: Database, hash: Buffer, now: Date): Promise<ApiViewer | null> {
  const token = await db
    .selectFrom('token')
    .select(['id', 'type', 'user_id', 'masked_by'])
    .where('hash', '=', hash)
    .where('revoked', 'is', null)
    .where((row) => row.or([row('expires', 'is', null), row('expires', '>', now)]))
    .executeTakeFirst();
  if (token === undefined) return null;
  const { id: tokenId, type: tokenType, user_id: userId, masked_by: maskedBy } = token;
  if (userId === null) return VISITOR;
  const rights = await rightsOfUser(db, userId);
  if (rights === null) return null;
  if (maskedBy === null) return { ...rights, tokenType, tokenId, maskedBy, userId };
  const own = await rightsOfUser(db, maskedBy);
  return own === null ? null : { ...rightsOfBoth(rights, own), tokenType, tokenId, maskedBy, userId };
}
