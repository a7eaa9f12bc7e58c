import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openMigratedDatabase } from '../migrations/migrate.ts';
import {
  ask,
  NODE_ARGUMENTS,
  PROCESS_ENV,
  putDatabaseInto,
  type ServerProcess,
  startServer,
  type TemporaryFolder,
  temporaryFolder,
} from './processes.fixtures.ts';

const SCRIPT = join(import.meta.dirname, '../brandpost.ts');

const folders: TemporaryFolder[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exit;
  }
  for (const folder of folders.splice(0)) folder.remove();
});

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made.path;
}

function start(env: Record<string, string>): ServerProcess {
  const server = startServer({ SEED: 'none', ...env });
  servers.push(server);
  return server;
}

function brandpost(env: Record<string, string>, ...args: string[]) {
  return brandpostWith('', env, ...args);
}

function brandpostWith(input: string, env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, SCRIPT, ...args],
      { env: { ...PROCESS_ENV, ...env }, timeout: 60_000 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
    child.stdin?.end(input);
  });
}

it('a service with an embedded database is backed up while it runs, encrypted, and restored elsewhere', async () => {
  const [dataDir, keep, elsewhere] = [folder(), folder(), folder()];
  putDatabaseInto(dataDir);
  const server = start({ DATA_DIR: dataDir });
  const port = (await server.firstMessage)?.port;
  expect(port, server.stderr()).toBeGreaterThan(0);
  const [key, file] = [join(keep, 'backup.key'), join(keep, 'service.backup.age')];
  const made = await brandpost({}, 'backup-key', key);
  const [, recipient = ''] = /BACKUP_RECIPIENTS=(\S+)/.exec(made.out) ?? [];

  const written = await brandpost({ DATA_DIR: dataDir, BACKUP_RECIPIENTS: recipient }, 'backup', file);
  expect(written).toMatchObject({ code: 0, err: '', out: expect.stringContaining(', encrypted.') });
  // The copy that it was made of is gone, and the service knows that there is a backup.
  await expect.poll(() => readdirSync(join(dataDir, 'snapshots')), { timeout: 10_000 }).toEqual([]);
  expect((await ask(port, '/metrics')).text).toMatch(/^backup_last_success_timestamp_seconds \d/m);
  expect(statSync(join(dataDir, 'snapshots.sock')).mode & 0o077).toBe(0);

  const target = { DATA_DIR: elsewhere };
  expect(await brandpost(target, 'verify', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('name the file'),
  });
  expect(await brandpost(target, 'verify', file, '--identity', key)).toMatchObject({ code: 0 });
  const identity = readFileSync(key, 'utf8');
  expect(await brandpostWith(identity, target, 'verify', file, '--identity', '-')).toMatchObject({ code: 0 });
  expect(await brandpostWith('', target, 'verify', file, '--identity', '-')).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds no key of age'),
  });
  expect(await brandpost({ ...target, BACKUP_IDENTITY_FILE: key }, 'restore', file)).toMatchObject({
    code: 0,
  });
  // What changes what the service holds is still for one process alone.
  expect(await brandpost({ DATA_DIR: dataDir }, 'migrate')).toMatchObject({
    code: 1,
    err: expect.stringContaining('in use by'),
  });
}, 120_000);

it('a copy is of one moment, whatever is written meanwhile', async () => {
  const [dataDir, copies] = [folder(), folder()];
  putDatabaseInto(dataDir);
  const database = await openMigratedDatabase({ kind: 'pglite', dataDir });
  const { db, snapshot } = database;
  if (snapshot === undefined) throw new Error('There is nothing to copy.');
  await sql`create table account (id integer primary key, amount integer not null, filler text)`.execute(db);
  await sql`insert into account select id, 1000, repeat('x', 500) from generate_series(1, 2000) as id`.execute(
    db,
  );
  const writing = { isGoingOn: true, transfers: 0 };
  const writer = (async () => {
    while (writing.isGoingOn) {
      const [from, to] = [1 + ((writing.transfers * 7) % 2000), 1 + ((writing.transfers * 13 + 5) % 2000)];
      await db.transaction().execute(async (trx) => {
        await sql`update account set amount = amount - 1 where id = ${from}`.execute(trx);
        await sql`update account set amount = amount + 1 where id = ${to}`.execute(trx);
      });
      writing.transfers++;
      // PGlite answers without leaving the event loop.
      await new Promise(setImmediate);
      if (writing.transfers % 50 === 0) await sql`checkpoint`.execute(db);
    }
  })();
  const names = ['first', 'second', 'third'].map((name) => join(copies, name));
  const transfersBefore: number[] = [];
  for (const name of names) {
    await wait(50);
    transfersBefore.push(writing.transfers);
    await snapshot(name);
  }
  expect(writing.transfers).toBeGreaterThan(transfersBefore[0] ?? 0);
  writing.isGoingOn = false;
  await writer;
  await database.close();
  for (const name of names) {
    const copy = await openMigratedDatabase({ kind: 'pglite', dataDir: name });
    const { rows } = await sql<{ sum: number; count: number }>`select sum(amount)::integer as sum,
      count(*)::integer as count from account`.execute(copy.db);
    await sql`reindex table account`.execute(copy.db);
    await copy.close();
    expect(rows).toEqual([{ sum: 2_000_000, count: 2000 }]);
  }
}, 120_000);

it('a backup that is due goes into its folder, older ones are taken away, and a failure leaves them', async () => {
  const [dataDir, backups] = [folder(), folder()];
  putDatabaseInto(dataDir);
  const { code } = await brandpost({ DATA_DIR: dataDir }, 'migrate');
  expect(code).toBe(0);
  const settings = {
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    BACKUP_KEEP_DAILY: '1',
    BACKUP_KEEP_WEEKLY: '0',
  };
  for (const day of ['2026-01-01', '2026-01-02']) {
    writeFileSync(join(backups, `brandpost-${day}T020000Z.backup`), 'old');
  }
  const first = await brandpost(settings, 'backup', '--if-due');
  expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('NOT encrypted') });
  const [name = '', ...more] = readdirSync(backups);
  expect(more).toEqual([]);
  expect(name).toMatch(/^brandpost-.*Z\.backup$/);
  expect(await brandpost(settings, 'verify', join(backups, name))).toMatchObject({ code: 0 });
  const second = await brandpost(settings, 'backup', '--if-due');
  expect(second).toMatchObject({ code: 0, out: 'No backup is due.\n' });
  expect(readdirSync(backups)).toEqual([name]);

  // A backup that cannot be written leaves the ones that are there.
  const before = readFileSync(join(backups, name));
  writeFileSync(join(dataDir, 'file'), '');
  const failed = await brandpost(
    { ...settings, BACKUP_DIR: join(dataDir, 'file', 'below') },
    'backup',
    '--if-due',
  );
  expect(failed.code).toBe(1);
  expect(readFileSync(join(backups, name))).toEqual(before);
}, 120_000);
