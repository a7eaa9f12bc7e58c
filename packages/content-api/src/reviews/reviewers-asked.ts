import { REVIEWS } from '../access/capabilities.ts';
import { usersWithRight } from '../access/users-with-right.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';

/** What a review says of whom it concerns. */
type Parties = { user_id: number; reviewer_id: number | null };

/** Who has been asked to review something: one person, or all others who may. */
export async function reviewersAsked(db: Database, { user_id, reviewer_id }: Parties): Promise<number[]> {
  if (reviewer_id !== null) return [reviewer_id];
  return (await usersWithRight(db, REVIEWS)).map(({ id }) => id).filter((id) => id !== user_id);
}

/** Has the open pages of all whom a review concerns ask anew. */
export async function hintParties(trx: Database, parties: Parties): Promise<void> {
  for (const userId of [parties.user_id, ...(await reviewersAsked(trx, parties))])
    await hintStaff(trx, { kind: 'own', userId, exceptTokenId: null });
}
