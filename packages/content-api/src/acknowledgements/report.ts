import { asksForAcknowledgement, isMeantFor } from '@brandpost/domain';
import type { AcknowledgementReport } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { rootNodeIds } from '../posts/rights/is-public.ts';
import { readPost } from '../posts/storage/read-post.ts';
import { profileFrom } from '../users/profile.ts';
import { readStaff } from '../users/read-staff.ts';

/**
 * Who has acknowledged a post in its present round and who has not, of those whom it is meant for as it is now: somebody
 * who joins a group is asked, somebody who leaves it is not any more.
 * Of those who have not it says where they are called, as colleagues see it of each other.
 * @param onlyIn the groups whose people it tells of, where the group of all counts for none; null tells of everybody
 * @throws notFound
 */
export async function reportOf(
  db: Database,
  postId: number,
  onlyIn: readonly number[] | null,
): Promise<AcknowledgementReport> {
  const stored = await readPost(db, postId);
  if (stored === null) throw notFound();
  const { title, slug, acknowledgementRound: round } = stored.fields;
  const isWhole = onlyIn === null;
  if (!asksForAcknowledgement(stored.fields)) {
    return { postId, title, slug, acknowledgeBy: null, round, isWhole, people: [] };
  }
  const roots = await rootNodeIds(db);
  const staff = await readStaff(db);
  const dates = await datesOf(db, postId, round);
  const names = await namesOfNodes(db);
  const groupsOf = (nodeIds: readonly number[]) => nodeIds.filter((node) => !roots.includes(node));
  const people = staff
    .filter(({ id, ...viewer }) => isMeantFor(stored.fields, { ...viewer, userId: id }, roots))
    .filter(({ nodeIds }) => isWhole || groupsOf(nodeIds).some((node) => onlyIn.includes(node)))
    .map(({ id, displayName, nodeIds }) => ({
      userId: id,
      displayName,
      groups: groupsOf(nodeIds).flatMap((node) => names.get(node) ?? []),
      acknowledgedDate: dates.get(id) ?? null,
    }));
  const phones = await phonesOf(
    db,
    people.filter(({ acknowledgedDate }) => acknowledgedDate === null).map(({ userId }) => userId),
  );
  return {
    ...{ postId, title, slug, acknowledgeBy: stored.fields.acknowledgeBy, round, isWhole },
    people: people.map((person) => {
      const phone = phones.get(person.userId);
      return phone === undefined ? person : { ...person, phone };
    }),
  };
}

async function phonesOf(db: Database, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'profile'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ id, profile }) => [id, profileFrom(profile).phone.trim()]));
}

async function datesOf(db: Database, postId: number, round: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ userId: number; at: Date }>`select user_id as "userId", acknowledged_date as at
    from acknowledgement where post_id = ${postId} and round = ${round}`.execute(db);
  return new Map(rows.map(({ userId, at }) => [userId, at.toISOString()]));
}

async function namesOfNodes(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('node').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
