import { join } from 'node:path';
import { writeCapabilities } from '../access/capabilities.ts';
import type { Config } from '../config/config.ts';
import { createMediaFiles } from '../media-files/media-files.ts';
import { openMediaStore } from '../media-files/open-media-store.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** `brandpost seed` */
export async function seed(config: Config): Promise<void> {
  const { seed: source } = config;
  if (source.kind === 'none') throw new CliError('SEED is none; set it to demo to put the demo service in.');
  await withDatabase(config, async (db) => {
    const media = createMediaFiles({
      store: await openMediaStore(config),
      workDir: join(config.dataDir, 'media-work'),
      onError: (error) => process.stderr.write(`${String(error)}\n`),
    });
    try {
      await writeCapabilities(db);
      if (!(await seedDemo(db, { ...source, media, now: new Date() }))) {
        throw new CliError(
          'The database has been written in already; the demo service goes into an untouched one only.',
        );
      }
    } finally {
      await media.close();
    }
  });
  say('The demo service has been put in.');
}
