import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { writeCapabilities } from '../access/capabilities.ts';
import { createAdministrator } from '../bootstrap/create-administrator.ts';
import type { Config } from '../config/config.ts';
import { nameErrors } from '../users/account-rules.ts';
import { passwordErrors } from '../users/password-rules.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

type Options = { username: string; firstName: string; lastName: string };

/** `brandpost create-admin` */
export async function createAdmin(config: Config, options: Options): Promise<void> {
  const username = options.username.trim();
  const firstName = options.firstName.trim();
  const lastName = options.lastName.trim();
  if (!config.passwordSignIn) {
    throw new CliError('Nobody signs in with a password here: set PASSWORD_SIGN_IN to on first.');
  }
  const given = process.env.BRANDPOST_PASSWORD || (await askPassword());
  const password = given ?? randomBytes(15).toString('base64url');
  const [error] = [
    ...nameErrors({ username, uid: 'x', firstName, lastName }),
    ...(await passwordErrors(password, { username, firstName, lastName, serviceName: '' })),
  ];
  if (error !== undefined) throw new CliError(`${error.field}: ${error.message}.`);
  await withDatabase(config, async (db) => {
    await writeCapabilities(db);
    const account = { username, firstName, lastName, password };
    const id = await db.transaction().execute((trx) => createAdministrator(trx, account, new Date()));
    if (id === null) throw new CliError(`There is a user named ${username} already.`);
  });
  say(`${username} has been made an administrator. The password is good for one sign-in.`);
  if (given === null) say(`Password, shown this once: ${password}`);
}

/** Asks for a password without showing it. @returns null where nobody can be asked, and for an empty answer */
async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write('Password (empty: one is made up): ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await prompt.question('')) || null;
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
