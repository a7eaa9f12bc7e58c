import { SettingError } from '@brandpost/settings';
import { Command, CommanderError, Option } from 'commander';
import { configFrom } from '../config/config.ts';
import { readEnv, unknownSettings } from '../config/env.ts';
import { StartError } from '../start-error.ts';
import { CliError } from './cli-error.ts';
import { SOURCES } from './content-sources.ts';
import { say } from './progress.ts';

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

/** Each command brings along what it needs once it is asked for: all of them are twice as much as most use. */
function program(): Command {
  const brandpost = new Command('brandpost')
    .description("Works on a service's database and files. It reads the settings of the content API.")
    .exitOverride()
    .configureHelp({ showGlobalOptions: false });

  brandpost
    .command('migrate')
    .description('brings the database up to date')
    .action(async () => (await import('./migrate.ts')).migrateDatabase(settings()));
  brandpost
    .command('upgrade')
    .description('says what stands against bringing the service up to this version; nothing is changed')
    .option('--check', 'asks for it', false)
    .action(async (options) =>
      (await import('./upgrade.ts')).upgrade(settings(), options, unknownSettings()),
    );
  brandpost
    .command('seed')
    .description('puts the demo service into an untouched database')
    // Anyone who says this asks for it, whatever an empty database would start with.
    .action(async () => (await import('./seed.ts')).seed(configFrom({ ...readEnv(), SEED: 'demo' })));
  brandpost
    .command('create-admin')
    .description(
      'makes an administrator; the password comes from BRANDPOST_PASSWORD, a prompt, or is made up',
    )
    .requiredOption('--username <name>', 'the name to sign in with')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .action(async (options) => (await import('./create-admin.ts')).createAdmin(settings(), options));
  brandpost
    .command('unlock')
    .description('lets somebody try to sign in again after too many failures')
    .argument('<username>')
    .action(async (username) => (await import('./account-commands.ts')).unlock(settings(), username));
  brandpost
    .command('remove-passkeys')
    .description('takes all passkeys of somebody who has lost them; the password lets them make new ones')
    .argument('<username>')
    .action(async (username) => (await import('./account-commands.ts')).removePasskeys(settings(), username));
  brandpost
    .command('backup')
    .description(
      'writes the database and the media files to one file, and reads it back; the service may run',
    )
    .argument(
      '[file]',
      'left out: one in BACKUP_DIR, named by the time, where older ones are then taken away',
    )
    .option('--if-due', 'does nothing where the newest in BACKUP_DIR is of this round', false)
    .action(async (file, options) => (await import('./backup.ts')).backUp(settings(), file, options));
  brandpost
    .command('backup-key')
    .description('makes a key pair for backups: writes the secret half to a file and prints the other')
    .argument('<file>')
    .action(async (file) => (await import('./backup.ts')).backupKey(file));
  brandpost
    .command('verify')
    .description('reads a backup from its first byte to its last and says whether it is whole')
    .argument('<file>')
    .option('--identity <file>', 'what opens it, `-` for standard input; otherwise BACKUP_IDENTITY_FILE')
    .action(async (file, options) => (await import('./backup.ts')).verify(settings(), file, options));
  brandpost
    .command('restore')
    .description('puts a backup into an empty service, or in place of one')
    .argument('<file>')
    .option('--replace', 'throws away what the service holds now', false)
    .option('--identity <file>', 'what opens it, `-` for standard input; otherwise BACKUP_IDENTITY_FILE')
    .option('--allow-plain', 'takes a backup that is not encrypted although keys are set', false)
    .action(async (file, options) => (await import('./backup.ts')).restore(settings(), file, options));
  brandpost
    .command('mirror')
    .description(
      'keeps a static copy of the public site, which any web server can show when the service is away',
    )
    .requiredOption('--from <origin>', 'the site, as visitors know it')
    .requiredOption('--to <place>', 'a folder, or s3://bucket/prefix with the MEDIA_S3_ settings')
    .option('--once', 'copies once and ends', false)
    .action(async (options) => (await import('./mirror.ts')).mirrorSite(options, settings));
  brandpost
    .command('export')
    .description('writes the content as JSON that people can read')
    .argument('<file>')
    .action(async (file) => (await import('./content.ts')).exportContent(settings(), file));
  brandpost
    .command('import')
    .description('takes content in, by the same rules as if somebody wrote it; of another system as drafts')
    .argument('<file>', "a file; with --from site the site's address, or that of its sitemap")
    .addOption(new Option('--from <source>', 'what it is').choices(SOURCES).default('brandpost'))
    .option('--dry-run', 'changes nothing, and says what would be done', false)
    .option('--report <file>', 'writes old and new addresses, and what an editor has to look after, as CSV')
    .option('--redirects <file>', 'writes old and new addresses as lines for a map of nginx')
    .option('--as <username>', 'whose name stands for it; otherwise the first administrator')
    .action(async (file, options) => (await import('./content.ts')).importContent(settings(), file, options));
  brandpost
    .command('import-people')
    .description('makes accounts from a CSV file; nobody gets a password by it')
    .argument('<file>')
    .option('--dry-run', 'changes nothing, and says what would be done', false)
    .option('--as <username>', 'whose name stands for it; otherwise the first administrator')
    .action(async (file, options) =>
      (await import('./import-people.ts')).importPeople(settings(), file, options),
    );
  brandpost
    .command('map')
    .description('puts the outlines of a GeoJSON file on the map that areas of alerts are drawn on')
    .argument('<file>')
    .option('--dry-run', 'changes nothing, and says what would be done', false)
    .option('--as <username>', 'whose name stands for it; otherwise the first administrator')
    .action(async (file, options) => (await import('./set-map.ts')).setMap(settings(), file, options));
  brandpost
    .command('content-schema')
    .description('prints the JSON Schema of files that import takes')
    .action(async () => {
      const { ContentFileSchema } = await import('../content-file/content-file.ts');
      say(JSON.stringify(ContentFileSchema, null, 2));
    });
  brandpost
    .command('audit')
    .description('looks at the audit log')
    .command('verify')
    .description('says whether the log is as it was written, and the hash of its last entry')
    .action(async () => (await import('./audit.ts')).verifyAudit(settings()));
  for (const command of allOf(brandpost)) command.exitOverride();
  return brandpost;
}

function allOf(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...allOf(child)]);
}
