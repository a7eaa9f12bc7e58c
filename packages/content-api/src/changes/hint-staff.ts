import { isReadable, type PostFields } from '@brandpost/domain';
import type { StaffHint } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { CHANGE_CHANNEL } from './record-change.ts';

/**
 * Has the open pages of those who are signed in ask anew, once the transaction has gone through; visitors are sent
 * nothing. It says of nothing what it is or who may see it. Source: ADR 0054
 */
export async function hintStaff(trx: Database, hint: StaffHint): Promise<void> {
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(hint)})`.execute(trx);
}

/** The same for one account alone, on its other devices. */
export async function hintOwner(trx: Database, by: Pick<Actor, 'tokenId'>, userId: number): Promise<void> {
  await hintStaff(trx, { kind: 'own', userId, exceptTokenId: by.tokenId ?? null });
}

/**
 * The same for a post that was written, or whose time has come, where readers could see any of its states and visitors
 * are not notified already. Of alerts always: pages of staff cannot know from the visitors' list which of theirs has ended.
 * @param moments at any of which they could see it
 */
export async function hintStaffOfPost(
  trx: Database,
  { states, isPublic }: { states: readonly PostFields[]; isPublic: boolean },
  moments: readonly Date[],
): Promise<void> {
  const readable = states.filter((fields) => moments.some((moment) => isReadable(fields, moment)));
  const isOfAlert = readable.some(({ type }) => type === 'alert');
  if (isOfAlert || (readable.length > 0 && !isPublic)) {
    await hintStaff(trx, { kind: isOfAlert ? 'alerts' : 'content' });
  }
}
