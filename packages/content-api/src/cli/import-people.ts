import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { recordChange } from '../changes/record-change.ts';
import type { Config } from '../config/config.ts';
import { readNames } from '../content-file/names.ts';
import { ApiFailure } from '../errors.ts';
import { OldSiteError } from '../moving-in/old-page.ts';
import { type PersonInFile, readPeople } from '../moving-in/read-people.ts';
import { createAccount } from '../users/create-account.ts';
import { CliError } from './cli-error.ts';
import { asAdministrator } from './importing.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** `brandpost import-people` */
export async function importPeople(
  config: Config,
  file: string,
  options: { as?: string; dryRun: boolean },
): Promise<void> {
  const text = await readFile(resolve(file), 'utf8').catch((cause: unknown) => {
    throw new CliError(`The file ${file} cannot be read.`, { cause });
  });
  const people = peopleIn(text, file);
  let kept = 0;
  const made = await withDatabase(config, (db) =>
    asAdministrator(db, options, async (trx, { by }) => {
      const rows = await trx.selectFrom('app_user').select('username').execute();
      const taken = new Set(rows.map(({ username }) => username.toLowerCase()));
      const names = await readNames(trx);
      const now = new Date();
      let count = 0;
      for (const { line, groups, ...person } of people) {
        if (taken.has(person.username.toLowerCase())) {
          kept += 1;
          continue;
        }
        const nodeIds = groups.map((path) => {
          const id = names.idOf.node(path);
          if (id === null)
            throw new CliError(`Nothing was imported. Line ${line}: there is no group "${path}".`);
          return id;
        });
        const id = await createAccount(trx, person, { by, now, passwordHash: null }).catch(
          (error: unknown) => {
            throw error instanceof ApiFailure ? new CliError(refusal(line, error), { cause: error }) : error;
          },
        );
        for (const nodeId of nodeIds) {
          await trx.insertInto('user_node').values({ user_id: id, node_id: nodeId }).execute();
          const change = {
            action: 'user.tie-node',
            entity: 'user',
            entityId: id,
            after: { nodeId },
          } as const;
          await recordChange(trx, by, change, now);
        }
        count += 1;
      }
      return count;
    }),
  );
  const counts = `${made} accounts, ${kept} were there already`;
  say(options.dryRun ? `Nobody was imported. It would be: ${counts}.` : `Imported: ${counts}.`);
  if (made > 0) say('None has a password: they sign in by single sign-on, or get one at their account.');
}

function peopleIn(text: string, file: string): PersonInFile[] {
  try {
    return readPeople(text);
  } catch (error) {
    if (!(error instanceof OldSiteError)) throw error;
    throw new CliError(`${file} cannot be imported.\n${error.message}`, { cause: error });
  }
}

function refusal(line: number, failure: ApiFailure): string {
  const fields = failure.errors.map(({ field, message }) => `${field}: ${message}`);
  return `Nothing was imported. Line ${line}: ${fields.join('; ') || failure.message}`;
}
