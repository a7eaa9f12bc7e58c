import type { Token } from '@brandpost/domain';
import { capabilityValue } from '@brandpost/domain';
import { messages, validateLogin } from '@brandpost/validation';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import { rightsOfUser } from '../../access/viewer-of-user.ts';
import type { Actor } from '../../changes/actor.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound, passwordSignInOff, signInRefused, unprocessable } from '../../errors.ts';
import { findList } from '../../lists/find-list.ts';
import type { ListOf } from '../../lists/paging.ts';
import type { SortColumns } from '../../lists/sort.ts';
import type { Call, CallHandlers } from '../../plugins/catalogue-calls.ts';
import { userWithPassword } from '../../sign-in/check-password.ts';
import { countTry, forgiveTries } from '../../sign-in/failed-sign-ins.ts';
import { issueToken } from '../../tokens/issue-token.ts';
import { requireValid } from '../../validity/require-valid.ts';
import { findUser } from '../users/queries.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['id', 'token.id'],
  ['issued', 'token.issued'],
  ['expires', 'token.expires'],
]);

type TokenRow = Omit<Token, 'issued' | 'expires'> & { issued: Date; expires: Date | null };

/** Sign-in by password, and tokens. Source: SPEC section 7; DESIGN section 5, Tokens. */
export function tokenCalls({ db, now, passwordSignIn }: Dependencies): CallHandlers {
  return {
    async logIn({ body, by, request }) {
      if (!passwordSignIn) throw passwordSignInOff();
      requireValid(validateLogin(body));
      const attempt = { username: body.username.trim(), address: request.ip };
      await countTry(db, { ...attempt, now: now() });
      const found = await userWithPassword(db, { ...attempt, password: body.password });
      if (found === null) {
        await db.transaction().execute((trx) =>
          // The name is not told: people type passwords there.
          recordChange(trx, by, { action: 'user.sign-in-refused', entity: 'user', entityId: null }, now()),
        );
        throw signInRefused();
      }
      await forgiveTries(db, attempt);
      return await db.transaction().execute(async (trx) => {
        const issued = await issueToken(trx, { type: 'user', userId: found.id, maskedBy: null, now: now() });
        const user = await findUser(trx, { ofId: found.id, isWhole: true });
        if (user === null) throw signInRefused();
        const signedIn: Actor = { ...by, userId: found.id };
        const change = { action: 'user.sign-in', entity: 'user', entityId: found.id } as const;
        await recordChange(trx, signedIn, { ...change, after: { method: 'password' } }, now());
        return { id: issued.id, ...told('user', issued), token: issued.token, user };
      });
    },
    listTokens: ({ viewer, query }) =>
      // Who acts as another sees that, and nothing of the other's own.
      viewer.maskedBy === null
        ? listTokens([sql`(token.user_id = ${viewer.userId} or token.masked_by = ${viewer.userId})`], query)
        : listTokens([sql`token.id = ${viewer.tokenId}`], query),
    listUserTokens: ({ params, query }) =>
      listTokens(
        [
          sql`coalesce(token.masked_by, token.user_id) = ${params.id}`,
          sql`token.revoked is null and token.expires > ${now()}`,
        ],
        query,
      ),
    async createToken({ viewer, by, body }) {
      const { type, userId, reason } = body;
      if (type === 'anonymous') {
        throw unprocessable([{ field: 'type', message: 'Besökarnas åtkomstnyckel ställs in av driften' }]);
      }
      // Out of another's clothes nobody steps into one's own, or into a third's.
      if (viewer.maskedBy !== null || viewer.userId === null) throw notAllowed();
      const own = viewer.userId;
      const subject = type === 'user' ? own : await requireSubject(viewer, userId);
      return await db.transaction().execute(async (trx) => {
        const maskedBy = type === 'user' ? null : own;
        const issued = await issueToken(trx, { type, userId: subject, maskedBy, now: now() });
        const action = type === 'user' ? ('token.create' as const) : ('user.masquerade' as const);
        const after =
          type === 'user' ? { type } : { reason: reason ?? '', expires: issued.expires.toISOString() };
        await recordChange(trx, by, { action, entity: 'user', entityId: subject, after }, now());
        return { id: issued.id, ...told(type, issued), token: issued.token };
      });
    },
    async revokeToken({ viewer, by, params }) {
      await db.transaction().execute(async (trx) => {
        const isManager = capabilityValue(viewer.grants, 'manage_user') === true;
        const { rows } = await sql<{ user_id: number; masked_by: number | null; was_revoked: boolean }>`
          select user_id, masked_by, revoked is not null as was_revoked from token
          where id = ${params.id} and user_id is not null
            and (${isManager} or user_id = ${viewer.userId} or masked_by = ${viewer.userId})
          for update`.execute(trx);
        const [token] = rows;
        // Who acts as somebody ends that, and nothing of the somebody's own.
        const isOthers = viewer.maskedBy !== null && token?.masked_by !== viewer.maskedBy;
        if (token === undefined || isOthers) throw notFound();
        if (token.was_revoked) return;
        await trx.updateTable('token').set({ revoked: now() }).where('id', '=', params.id).execute();
        const action =
          token.masked_by === null ? ('token.revoke' as const) : ('user.end-masquerade' as const);
        await recordChange(trx, by, { action, entity: 'user', entityId: token.user_id }, now());
      });
      return { ok: true };
    },
  };

  async function listTokens(
    conditions: readonly RawBuilder<boolean>[],
    query: Call<'listTokens'>['query'],
  ): Promise<ListOf<Token>> {
    const columns = sql`token.id, token.type, token.issued, token.expires, case
      when token.revoked is not null then 'revoked'
      when token.expires <= ${now()} then 'expired' else 'active' end as status`;
    const question = { table: 'token', columns, conditions, sortColumns: SORT_COLUMNS };
    const { rows, total } = await findList<TokenRow>(db, { ...question, defaultSort: 'id DESC' }, query);
    return { rows: rows.map(wireToken), total };
  }

  async function requireSubject(viewer: ApiViewer, userId: number | undefined): Promise<number> {
    if (capabilityValue(viewer.grants, 'masquerade_user') !== true) throw notAllowed();
    if (userId === undefined) throw unprocessable([{ field: 'userId', message: messages.required }]);
    const rights = await rightsOfUser(db, userId);
    if (rights === null) throw unprocessable([{ field: 'userId', message: 'Användaren finns inte' }]);
    if (rights.isAdministrator || userId === viewer.userId) {
      throw notAllowed([
        { field: 'userId', message: 'Det går inte att agera som en administratör eller som sig själv' },
      ]);
    }
    return userId;
  }
}

function told(type: Token['type'], { issued, expires }: { issued: Date; expires: Date }) {
  return { type, issued: issued.toISOString(), expires: expires.toISOString(), status: 'active' as const };
}

function wireToken(row: TokenRow): Token {
  return { ...row, issued: row.issued.toISOString(), expires: row.expires?.toISOString() ?? null };
}
