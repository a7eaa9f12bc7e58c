import { Command, CommanderError } from 'commander';
import { configFrom } from '../config/config.ts';
import { readEnv, SettingError } from '../config/env.ts';
import { StartError } from '../start-error.ts';
import { verifyAudit } from './audit.ts';
import { backUp, restore, verify } from './backup.ts';
import { CliError } from './cli-error.ts';
import { exportContent, importContent } from './content.ts';
import { createAdmin } from './create-admin.ts';
import { migrateDatabase } from './migrate.ts';
import { seed } from './seed.ts';

/** Exit codes: 0 done, 1 it could not be done or something is wrong, 2 the command was not understood. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    await program().parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const isForeseen =
      error instanceof CliError || error instanceof StartError || error instanceof SettingError;
    const text =
      error instanceof Error ? ((isForeseen ? error.message : error.stack) ?? error.message) : String(error);
    process.stderr.write(`${text}\n`);
    return 1;
  }
}

/** Read when a command runs, so that help needs no settings. */
const settings = () => configFrom(readEnv());

function program(): Command {
  const brandpost = new Command('brandpost')
    .description("Works on a service's database and files. It reads the settings of the content API.")
    .exitOverride()
    .configureHelp({ showGlobalOptions: false });

  brandpost
    .command('migrate')
    .description('brings the database up to date')
    .action(() => migrateDatabase(settings()));
  brandpost
    .command('seed')
    .description('puts the demo service into an untouched database')
    .action(() => seed(settings()));
  brandpost
    .command('create-admin')
    .description(
      'makes an administrator; the password comes from BRANDPOST_PASSWORD, a prompt, or is made up',
    )
    .requiredOption('--username <name>', 'the name to sign in with')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .action((options) => createAdmin(settings(), options));
  brandpost
    .command('backup')
    .description('writes the database and the media files to one file')
    .argument('<file>')
    .action((file) => backUp(settings(), file));
  brandpost
    .command('verify')
    .description('reads a backup from its first byte to its last and says whether it is whole')
    .argument('<file>')
    .action((file) => verify(file));
  brandpost
    .command('restore')
    .description('puts a backup into an empty service, or in place of one')
    .argument('<file>')
    .option('--replace', 'throws away what the service holds now', false)
    .action((file, options) => restore(settings(), file, options));
  brandpost
    .command('export')
    .description('writes the content as JSON that people can read')
    .argument('<file>')
    .action((file) => exportContent(settings(), file));
  brandpost
    .command('import')
    .description('takes content from such a file, by the same rules as if somebody wrote it')
    .argument('<file>')
    .option('--as <username>', 'whose name stands for it; otherwise the first administrator')
    .action((file, options) => importContent(settings(), file, options));
  brandpost
    .command('audit')
    .description('looks at the audit log')
    .command('verify')
    .description('says whether the log is as it was written, and the hash of its last entry')
    .action(() => verifyAudit(settings()));
  for (const command of allOf(brandpost)) command.exitOverride();
  return brandpost;
}

function allOf(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...allOf(child)]);
}
