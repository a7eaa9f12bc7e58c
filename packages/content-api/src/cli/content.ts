import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import type { Config } from '../config/config.ts';
import { exportContent as contentOf } from '../content-file/export-content.ts';
import { importContent as takeIn } from '../content-file/import-content.ts';
import { readContentFile } from '../content-file/read-content-file.ts';
import type { Database } from '../db/database.ts';
import { ApiFailure } from '../errors.ts';
import { CliError } from './cli-error.ts';
import { progressOf, say } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** `brandpost export` */
export async function exportContent(config: Config, file: string): Promise<void> {
  const content = await withDatabase(config, contentOf);
  const path = resolve(file);
  await writeFile(`${path}.unfinished`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
  const { posts, links, nodes, categories } = content;
  say(
    `Exported ${posts.length} posts, ${links.length} links, ${nodes.length} groups and ${categories.length} categories to ${path}.`,
  );
}

/** `brandpost import` */
export async function importContent(config: Config, file: string, options: { as?: string }): Promise<void> {
  const text = await readFile(resolve(file), 'utf8').catch((cause: unknown) => {
    throw new CliError(`The file ${file} cannot be read.`, { cause });
  });
  const content = readContentFile(text);
  if (content === null) throw new CliError(`The file ${file} holds no exported content.`);
  const progress = progressOf('Importing');
  const report = await withDatabase(config, (db) =>
    db.transaction().execute(async (trx) => {
      const userId = await importerIn(trx, options.as);
      const by = { userId, maskedBy: null, requestId: null };
      const viewer = await viewerOfUser(trx, userId);
      return await takeIn(trx, content, { viewer, by, now: new Date(), onPost: progress.update });
    }),
  )
    .catch((error: unknown) => {
      throw error instanceof ApiFailure ? new CliError(refusal(error), { cause: error }) : error;
    })
    .finally(progress.stop);
  say(`Imported: ${report.created} created, ${report.changed} changed, ${report.unchanged} as they were.`);
  if (report.missing.length > 0) say(`Left out, because it is not here: ${report.missing.join(', ')}.`);
}

async function importerIn(trx: Database, username: string | undefined): Promise<number> {
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
