import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { StoredPost } from './post-fields.ts';
import { readPost } from './read-post.ts';

/**
 * A post for changing it: nobody else can change it until the transaction is over. Whether the caller may see it, let
 * alone change it, has to be asked beside this.
 * @returns null when there is none
 */
export async function lockPost(trx: Database, id: number): Promise<StoredPost | null> {
  return await readPost(trx, id, sql`for update of post`);
}
