import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readTables } from '../backup/tables.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { localStore } from '../media-files/open-media-store.ts';
import { migrate } from '../migrations/migrate.ts';
import { freshDatabases, NOW } from './engines.fixtures.ts';

/** Written by earlier versions of the product, as each was when its last migration was new. */
const FIXTURES = join(import.meta.dirname, 'backups');

const folder = mkdtempSync(join(tmpdir(), 'brandpost-old-backups-'));
const opened: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyService(open: () => Promise<OpenDatabase>) {
  const database = await open();
  opened.push(database);
  await migrate(database.db);
  const place = mkdtempSync(join(folder, 'place-'));
  return { db: database.db, store: localStore(join(place, 'media')), workDir: join(place, 'work') };
}

/** Columns and their types, constraints and indexes: what migrations make. */
async function schemaOf(db: Database): Promise<unknown> {
  const columns = await db.transaction().execute((trx) => readTables(trx));
  const { rows: indexes } = await sql`select indexdef from pg_indexes where schemaname = 'public'
    and tablename not like 'kysely_%' order by 1`.execute(db);
  const { rows: triggers } = await sql`select tgrelid::regclass::text as table_name, tgname from pg_trigger
    where not tgisinternal order by 1, 2`.execute(db);
  return { columns: columns.map(({ name }) => name).sort(), indexes, triggers };
}

describe.each(freshDatabases())('on $name', ({ open }) => {
  it.each(readdirSync(FIXTURES))('a backup that an earlier version wrote is restored: %s', async (name) => {
    const place = await emptyService(open);
    const before = await schemaOf(place.db);
    const file = join(FIXTURES, name);
    expect(await verifyBackup(file)).toMatchObject({ isWhole: true });
    await restoreBackup({ ...place, file, replace: false });
    expect(await schemaOf(place.db)).toEqual(before);
    const titles = await place.db.selectFrom('post').select('title').orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual([
      'Från en äldre version, rättad',
      'Till stationen',
      'Utkast',
    ]);
    expect(await verifyAuditLog(place.db)).toMatchObject({ isIntact: true });
  });

  it('a backup of a newer version is refused by its name, and nothing is touched', async () => {
    const place = await emptyService(open);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(place.db);
    const file = join(folder, `newer-${opened.length}.backup`);
    await writeBackup({ db: place.db, store: place.store, file, now: NOW, commit: 'c0ffee' });
    const target = await emptyService(open);
    await expect(restoreBackup({ ...target, file, replace: false })).rejects.toThrow(
      /newer version \(\d+\.\d+\.\d+, c0ffee; 9999-later\)/,
    );
  });
});
