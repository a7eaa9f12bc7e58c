import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { MisspeltSetting } from '@brandpost/settings';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { noteBackup } from '../maintenance/last-backup.ts';
import { migrations } from '../migrations/migrations.ts';
import { checkUpgrade, type Finding, schemaShape } from '../upgrade/check-upgrade.ts';
import { freshDatabases, NOW } from './engines.fixtures.ts';

const HOUR_MS = 3_600_000;
const opened: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

const sentencesOf = (findings: readonly Finding[], is: Finding['is']) =>
  findings.filter((finding) => finding.is === is).map(({ text }) => text);

describe.each(freshDatabases())('before an upgrade on $name', ({ open, name }) => {
  const kind = name === 'PGlite' ? 'pglite' : 'postgres';
  const check = (db: Database, unknownSettings: MisspeltSetting[] = []) =>
    checkUpgrade({ db, kind, dataDir: tmpdir(), unknownSettings, now: NOW });
  const migratedTo = async (last: string): Promise<Database> => {
    const database = await open();
    opened.push(database);
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const { error } = await new Migrator({ db: database.db, provider }).migrateTo(last);
    expect(error).toBeUndefined();
    return database.db;
  };
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  let upToDate: Database;
  beforeAll(async () => {
    upToDate = await migratedTo(last);
    await noteBackup(upToDate, new Date(NOW.getTime() - 3 * HOUR_MS).toISOString());
  });

  it('a service that is up to date and backed up may be upgraded; looking changes nothing', async () => {
    const db = upToDate;
    const before = await schemaShape(db);
    const findings = await check(db);
    expect(sentencesOf(findings, 'stop')).toEqual([]);
    expect(sentencesOf(findings, 'look')).toEqual([]);
    expect(sentencesOf(findings, 'ok')).toEqual(
      expect.arrayContaining([
        'The schema is as its migrations made it.',
        'No migration will run.',
        'The last backup is 3 hours old.',
        'No setting is unknown.',
      ]),
    );
    expect(await schemaShape(db)).toEqual(before);
  });

  it('what would run is listed, and that there is no fresh backup', async () => {
    const db = await migratedTo('0018-table-orders');
    const findings = await check(db, [{ name: 'BAKUP_DIR', meant: 'BACKUP_DIR' }]);
    expect(sentencesOf(findings, 'ok').join()).toContain(`to run: 0019-ways-in, 0020-sealed-people`);
    expect(sentencesOf(findings, 'stop')).toEqual(['There is no backup: write one first.']);
    expect(sentencesOf(findings, 'look').join()).toContain('BAKUP_DIR (BACKUP_DIR?)');
    await noteBackup(db, new Date(NOW.getTime() - 30 * HOUR_MS).toISOString());
    expect(sentencesOf(await check(db), 'stop')).toEqual([
      'The last backup is 30 hours old. Write one first.',
    ]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from kysely_migration`.execute(db);
    expect(rows[0]?.count).toBe(18);
  });

  it('a schema that somebody has changed by hand is described by what is missing, other and added', async () => {
    const db = await migratedTo(last);
    await noteBackup(db, NOW.toISOString());
    await sql`drop index media_category`.execute(db);
    await sql`alter table post alter column slug type varchar(500)`.execute(db);
    await sql`create table notes_of_somebody (id integer)`.execute(db);
    const findings = await check(db);
    expect(sentencesOf(findings, 'stop')).toEqual([
      expect.stringContaining('index media.media_category'),
      expect.stringContaining('column post.slug'),
    ]);
    expect(sentencesOf(findings, 'look').join()).toContain('notes_of_somebody');
  });

  it('a database of a newer version is never taken down', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(upToDate);
    const findings = await check(upToDate);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(upToDate);
    expect(sentencesOf(findings, 'stop')).toEqual([expect.stringContaining('9999-later')]);
  });

  it('an empty database is no reason to wait', async () => {
    const database = await open();
    opened.push(database);
    expect(await check(database.db)).toEqual([expect.objectContaining({ is: 'ok' })]);
  });

  it('the room that an embedded database needs is reported with what there is', async () => {
    const findings = await check(upToDate);
    const { bavail, bsize } = statfsSync(tmpdir());
    const free = Math.ceil((bavail * bsize) / 1e6);
    const text = findings.find((finding) => finding.text.includes(' MB'))?.text ?? '';
    if (kind === 'postgres') expect(text).toContain('cannot be seen from here');
    else expect(Math.abs(Number(/^\d+/.exec(text)?.[0]) - free)).toBeLessThan(2_000);
  });
});
