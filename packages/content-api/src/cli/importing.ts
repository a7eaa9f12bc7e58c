import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import type { Actor } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import { ApiFailure } from '../errors.ts';
import { CliError } from './cli-error.ts';

/** In whose name something is imported: an administrator's, by default the first one's. */
export type ImportedBy = { viewer: ApiViewer; by: Actor };

/**
 * Imports in one transaction, all of it or nothing, in an administrator's name.
 * @param options.dryRun takes everything back, so that only what it would do is known
 * @throws CliError with the rule that was broken
 */
export async function asAdministrator<Result>(
  db: Database,
  options: { as?: string; dryRun: boolean },
  work: (trx: Database, importedBy: ImportedBy) => Promise<Result>,
): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    const userId = await administratorIn(trx, options.as);
    const by = { userId, maskedBy: null, requestId: null };
    const result = await work(trx, { viewer: await viewerOfUser(trx, userId), by });
    await (options.dryRun ? trx.rollback() : trx.commit()).execute();
    return result;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error instanceof ApiFailure ? new CliError(refusal(error), { cause: error }) : error;
  }
}

async function administratorIn(trx: Database, username: string | undefined): Promise<number> {
  const { rows } = await sql<{ id: number }>`select app_user.id from app_user
    where app_user.is_active and (${username ?? null}::text is null or username = ${username ?? null})
      and exists (select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = app_user.id and role.key = ${ADMINISTRATOR_ROLE_KEY})
    order by app_user.id limit 1`.execute(trx);
  const [row] = rows;
  if (row !== undefined) return row.id;
  throw new CliError(
    username === undefined
      ? 'There is no administrator; make one with create-admin first.'
      : `There is no administrator named ${username}.`,
  );
}

function refusal(failure: ApiFailure): string {
  const fields = failure.errors.map(({ field, message }) => `${field}: ${message}`);
  return `Nothing was imported. ${failure.message} ${fields.join('; ')}`.trim();
}
