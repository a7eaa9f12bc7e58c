import {
  ADMINISTRATOR_ROLE_KEY,
  capabilityValue,
  MAX_ID,
  READING_LISTS,
  type ReadingList,
} from '@brandpost/domain';
import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { messages } from '@brandpost/validation';
import { sql } from 'kysely';
import { managesUsers, requireOwnOrManaged, requireThemselves } from '../access/requirements.ts';
import { rightsOfUser } from '../access/viewer-of-user.ts';
import { dutyCalls } from '../access/while-duty-calls.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound, unprocessable } from '../errors.ts';
import { isLocked } from '../lock-out/failed-sign-ins.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { changeAccount } from './change-account.ts';
import { profileErrors } from './profile.ts';
import { findUser, findUsers, withDuty } from './queries.ts';
import { addMarks, removeMarks } from './reading-marks.ts';

/** Users read, and what is their own: profile and reading marks. Source: SPEC section 7. */
export function userCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async getUser({ viewer, params }) {
      const isWhole = (id: number) => id === viewer.userId || managesUsers(viewer);
      const user = await findUser(db, { idOrUid: params.id, isWhole });
      if (user === null) throw notFound();
      if (user.id === viewer.userId) return withDuty(user, viewer.mustDo);
      if (viewer.mustDo !== null) throw dutyCalls(viewer.mustDo);
      return managesUsers(viewer) ? { ...user, isLocked: await isLocked(db, user.username, now()) } : user;
    },
    listUsers: ({ viewer, query }) => findUsers(db, query, { isWhole: managesUsers(viewer) }),
    async updateUser({ viewer, by, params, body }) {
      requireOwnOrManaged(viewer, params.id);
      if (viewer.userId === params.id) requireThemselves(viewer, params.id);
      const { meta, profile, ...account } = body;
      const marks = marksFrom(meta ?? {});
      // What somebody has read is nobody else's to say.
      if (marks.length > 0 && viewer.userId !== params.id) throw notAllowed();
      const errors = profileErrors(profile ?? {});
      if (errors.length > 0) throw unprocessable(errors);
      return await db.transaction().execute(async (trx) => {
        // Before the marks, because it locks the account: two at once would wait for each other crosswise.
        await changeAccount(trx, params.id, { profile, ...account }, { viewer, by, now: now() });
        for (const [list, ids] of marks) await addMarks(trx, params.id, list, ids);
        if (marks.length > 0) await hintOwner(trx, by, params.id);
        const user = await findUser(trx, { ofId: params.id, isWhole: true });
        if (user === null) throw notFound();
        return user;
      });
    },
    async markRead({ viewer, by, params, body }) {
      requireThemselves(viewer, params.id);
      await addMarks(db, params.id, body.list, body.values);
      await hintOwner(db, by, params.id);
      return { ok: true };
    },
    async markUnread({ viewer, by, params, body }) {
      requireThemselves(viewer, params.id);
      await removeMarks(db, params.id, body.list, body.values);
      await hintOwner(db, by, params.id);
      return { ok: true };
    },
    async listUserCapabilities({ viewer, params }) {
      if (viewer.userId !== params.id && capabilityValue(viewer.grants, 'manage_role') !== true) {
        requireOwnOrManaged(viewer, params.id);
      }
      // Acting as another one may less than the other: the answer is what one may.
      const isOwn = viewer.userId === params.id;
      const grants = isOwn ? viewer.grants : (await rightsOfUser(db, params.id))?.grants;
      if (grants === undefined) throw notFound();

      return { rows: [...grants], total: grants.length };
    },
    async explainCapability({ viewer, params }) {
      requireOwnOrManaged(viewer, params.id);
      return await explainCapability(db, params.id, params.cap);
    },
  };
}

type Row = { own: boolean | null; is_administrator: boolean; roles: CapabilityExplanation['roles'] };

/**
 * Why a user may or may not do something: administrators may everything; else a grant of their own decides; else their
 * roles, among which a denial wins. Source: DESIGN section 5, Capabilities.
 * @throws notFound for a user or a capability that is not there
 */
async function explainCapability(db: Database, userId: number, key: string): Promise<CapabilityExplanation> {
  const { rows } = await sql<Row>`
    select (select value from user_capability where user_id = app_user.id and capability_key = capability.key) as own,
      exists (select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = app_user.id and role.key = ${ADMINISTRATOR_ROLE_KEY}) as is_administrator,
      (select coalesce(json_agg(json_build_object('id', role.id, 'key', role.key, 'name', role.name,
          'value', role_capability.value) order by role.id), '[]')
        from user_role join role on role.id = user_role.role_id
          join role_capability on role_capability.role_id = role.id
            and role_capability.capability_key = capability.key
        where user_role.user_id = app_user.id) as roles
    from app_user, capability where app_user.id = ${userId} and capability.key = ${key}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { key, own: row.own, roles: row.roles, ...decisionOf(row) };
}

function decisionOf({
  own,
  is_administrator,
  roles,
}: Row): Pick<CapabilityExplanation, 'value' | 'decidedBy'> {
  if (is_administrator) return { value: true, decidedBy: 'administrator' };
  if (own !== null) return { value: own, decidedBy: 'own' };
  if (roles.length === 0) return { value: null, decidedBy: 'nothing' };
  return { value: roles.every((role) => role.value), decidedBy: 'role' };
}

/** More than anybody reads; keeps hostile input small. */
const MAX_MARKS = 20_000;

/**
 * The ids in a reading list as plain clients send it: JSON text, whole. What it lacks is not taken away, because the
 * client may not have known of it.
 * @throws unprocessable for a text that is no list of ids
 */
function marksFrom(meta: Partial<Record<ReadingList, string>>): [ReadingList, number[]][] {
  return READING_LISTS.flatMap((list) => {
    const text = meta[list];
    if (text === undefined || text.trim() === '') return [];
    const ids = parsed(text);
    if (ids === null || ids.length > MAX_MARKS) {
      throw unprocessable([{ field: `meta.${list}`, message: messages.malformed }]);
    }
    return [[list, ids] as [ReadingList, number[]]];
  });
}

function parsed(text: string): number[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const ids = value.map(Number);
    return ids.every((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID) ? ids : null;
  } catch {
    return null;
  }
}
