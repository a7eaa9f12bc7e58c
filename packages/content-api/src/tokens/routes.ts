import type { Token } from '@brandpost/domain';
import { capabilityValue } from '@brandpost/domain';
import { messages } from '@brandpost/validation';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { requireThemselvesOrManager } from '../access/requirements.ts';
import { rightsOfUser } from '../access/viewer-of-user.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound, tooManyRequests, unprocessable } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import type { ListOf } from '../lists/paging.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { issueToken, wireIssued } from './issue-token.ts';

const SORT_COLUMNS: SortColumns = new Map([
  ['id', 'token.id'],
  ['issued', 'token.issued'],
  ['expires', 'token.expires'],
]);

/** Of one person at once: browsers that are signed in, and programs. */
const MAX_TOKENS = 50;

type TokenRow = Omit<Token, 'issued' | 'expires'> & { issued: Date; expires: Date | null };

/** Tokens, and acting as another. Source: SPEC section 7; DESIGN section 5, Tokens. */
export function tokenCalls({ db, now }: Dependencies): CallHandlers {
  return {
    listTokens: ({ viewer, query }) =>
      // Who acts as another sees that, and nothing of the other's own.
      viewer.maskedBy === null
        ? listTokens([sql`(token.user_id = ${viewer.userId} or token.masked_by = ${viewer.userId})`], query)
        : listTokens([sql`token.id = ${viewer.tokenId}`], query),
    async listUserTokens({ viewer, params, query }) {
      await requireThemselvesOrManager(db, viewer, params.id);
      return await listTokens(
        [
          sql`coalesce(token.masked_by, token.user_id) = ${params.id}`,
          sql`token.revoked is null and token.expires > ${now()}`,
        ],
        query,
      );
    },
    async createToken({ viewer, by, body }) {
      const { type, userId, reason } = body;
      if (type === 'anonymous') {
        throw unprocessable([{ field: 'type', message: 'Besökarnas åtkomstnyckel ställs in av driften' }]);
      }
      // No masquerade from within a masquerade, and no token of one's own either.
      if (viewer.maskedBy !== null || viewer.userId === null) throw notAllowed();
      // Making a token is not showing who one is.
      const { userId: own, signedInBy, confirmed, passkeyUsed } = viewer;
      const subject = type === 'user' ? own : await requireSubject(viewer, userId);
      return await db.transaction().execute(async (trx) => {
        const maskedBy = type === 'user' ? null : own;
        await requireFewTokens(trx, own);
        const issued = await issueToken(trx, {
          type,
          userId: subject,
          maskedBy,
          signedInBy,
          confirmed,
          passkeyUsed,
          now: now(),
        });
        const action = type === 'user' ? ('token.create' as const) : ('user.masquerade' as const);
        const after =
          type === 'user' ? { type } : { reason: reason ?? '', expires: issued.expires.toISOString() };
        await recordChange(trx, by, { action, entity: 'user', entityId: subject, after }, now());
        return { ...wireIssued(type, issued), token: issued.token };
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
        const isOwn = token.user_id === viewer.userId || token.masked_by === viewer.userId;
        if (!isOwn) await requireThemselvesOrManager(trx, viewer, token.masked_by ?? token.user_id);
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

  /** More are no use to anybody. @throws tooManyRequests */
  async function requireFewTokens(trx: Database, userId: number): Promise<void> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from token
      where coalesce(masked_by, user_id) = ${userId} and revoked is null and expires > ${now()}`.execute(trx);
    if ((rows[0]?.count ?? 0) >= MAX_TOKENS) throw tooManyRequests();
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

function wireToken(row: TokenRow): Token {
  return { ...row, issued: row.issued.toISOString(), expires: row.expires?.toISOString() ?? null };
}
