import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openMigratedDatabase } from '../migrations/migrate.ts';
import { isPassword } from '../passwords/hash-password.ts';
import {
  ask,
  askForFile,
  putDatabaseInto,
  type ServerProcess,
  signIn,
  startServer,
  temporaryFolder,
} from './processes.fixtures.ts';

const folder = temporaryFolder();
const DATA_DIR = join(folder.path, 'data');
const running: ServerProcess[] = [];

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServer({ DATA_DIR, ...env });
  running.push(server);
  return server;
}

async function firstAdministratorSignsIn(port: number | undefined, dataDir: string): Promise<number> {
  const [username = '', password = ''] = readFileSync(join(dataDir, 'first-administrator'), 'utf8').split(
    '\n',
  );
  return (await signIn(port, username, password)).status;
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.exit).toEqual({ code: 0, signal: null });
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exit;
  }
});
afterAll(() => folder.remove());

it('puts the whole demo service into a new folder, pictures and papers too', async () => {
  const server = start({ PUBLIC_ORIGIN: 'http://norran.localhost' });
  const message = await server.firstMessage;
  expect(message?.type, server.stderr()).toBe('ready');

  const posts = await ask(message?.port, '/rubicore/core/v1/post?perPage=99&includeContent=true');
  expect(JSON.parse(posts.text)).toHaveLength(74);
  expect(posts.text.includes('http://norran.localhost/')).toBe(true);
  expect(posts.text.includes('raddningstjansten-norran.example.se')).toBe(false);

  const media = JSON.parse((await ask(message?.port, '/rubicore/core/v1/media?perPage=99')).text);
  expect(media).toHaveLength(35);
  for (const { filename, type, width, height, size } of media) {
    const file = await askForFile(message?.port, filename);
    const bytes = file.body as Buffer;
    expect([file.status, file.headers['content-type'], bytes.length], filename).toEqual([200, type, size]);
    if (type === 'application/pdf') {
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.toString('latin1')).toMatch(/\/StructTreeRoot[\s\S]*%%EOF\s*$/);
    } else {
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.height], filename).toEqual([width, height]);
      expect(width).toBe(1600);
    }
  }
  await stop(server);
});

it('hashes every password on its own', async () => {
  const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir: DATA_DIR });
  const users = await db.selectFrom('app_user').select(['username', 'password_hash']).execute();
  await close();
  expect(users).toHaveLength(12);
  expect(new Set(users.map((user) => user.password_hash)).size).toBe(12);
  const administrator = users.find((user) => user.username === 'sysadm01');
  expect(await isPassword('brandpost-demo', administrator?.password_hash ?? '')).toBe(true);
});

it('has written nothing later than now', async () => {
  const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir: DATA_DIR });
  const posts = await db.selectFrom('post').select(['id', 'updated_date']).execute();
  await close();
  const now = new Date();
  expect(posts.filter(({ updated_date }) => updated_date > now)).toEqual([]);
});

it('keeps at a second start what people have written, and what they have taken away', async () => {
  const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir: DATA_DIR });
  await db.updateTable('post').set({ title: 'Ändrad av en människa' }).where('id', '=', 111).execute();
  await db.deleteFrom('post').where('id', '=', 300).execute();
  await close();

  const server = start();
  const message = await server.firstMessage;
  const { text } = await ask(message?.port, '/rubicore/core/v1/post/111');
  expect(JSON.parse(text).title).toBe('Ändrad av en människa');
  expect((await ask(message?.port, '/rubicore/core/v1/post/300')).status).toBe(404);
  await stop(server);
});

it('refuses a second process on the same folder, and the first goes on', async () => {
  const first = start();
  const ready = await first.firstMessage;
  const second = start();
  const sent = await second.firstMessage;
  expect(await second.exit).toEqual({ code: 1, signal: null });
  const sentence = `The folder ${DATA_DIR} is in use by the process with pid ${first.child.pid}; stop that one first.`;
  expect(sent).toEqual({ type: 'failed', message: sentence });
  expect(second.stderr().trim()).toBe(sentence);
  const { text } = await ask(ready?.port, '/rubicore/core/v1/post?perPage=99');
  expect(JSON.parse(text)).toHaveLength(73);
  await stop(first);
});

it('lets go of the folder when it is killed', async () => {
  const first = start();
  await first.firstMessage;
  first.child.kill('SIGKILL');
  await first.exit;
  const second = start();
  expect((await second.firstMessage)?.type).toBe('ready');
  await stop(second);
});

it('ends when the process that started it is gone', async () => {
  const server = start();
  await server.firstMessage;
  server.child.disconnect();
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

it('takes the known password away, and lets an administrator in, once others are served', async () => {
  const server = start({ PUBLIC_ORIGIN: 'https://www.norran.example.se' });
  const port = (await server.firstMessage)?.port;
  expect((await signIn(port, 'sysadm01', 'brandpost-demo')).status).toBe(401);
  expect(await firstAdministratorSignsIn(port, DATA_DIR)).toBe(200);
  await stop(server);
});

it('puts the demo service in without passwords where others are served', async () => {
  const dataDir = join(folder.path, 'served');
  putDatabaseInto(dataDir);
  const server = start({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://www.norran.example.se' });
  const port = (await server.firstMessage)?.port;
  expect((await signIn(port, 'sysadm01', 'brandpost-demo')).status).toBe(401);
  expect(await firstAdministratorSignsIn(port, dataDir)).toBe(200);
  expect(JSON.parse((await ask(port, '/rubicore/core/v1/post?perPage=99')).text).length).toBeGreaterThan(50);
  await stop(server);
  const { db, close } = await openMigratedDatabase({ kind: 'pglite', dataDir });
  const users = await db.selectFrom('app_user').select(['username', 'password_hash']).execute();
  await close();
  expect(users.flatMap((user) => (user.password_hash === null ? [] : [user.username]))).toEqual([
    'administrator',
  ]);
});

it('keeps everybody else on the machine out of its folder, also one that was open before', async () => {
  const dataDir = join(folder.path, 'open');
  mkdirSync(dataDir, { mode: 0o777 });
  chmodSync(dataDir, 0o777);
  const server = start({ DATA_DIR: dataDir, SEED: 'none' });
  expect((await server.firstMessage)?.type, server.stderr()).toBe('ready');
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  expect((statSync(join(dataDir, 'database')).mode & 0o077).toString(8)).toBe('0');
  await stop(server);
});

it('refuses a folder that is for everybody', async () => {
  const dataDir = join(folder.path, 'everybodys');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o1777);
  const server = start({ DATA_DIR: dataDir, SEED: 'none' });
  const sentence = `The folder ${dataDir} is for everybody; set DATA_DIR to one of its own.`;
  expect(await server.firstMessage).toEqual({ type: 'failed', message: sentence });
});

it('starts without demo content when told to', async () => {
  const dataDir = join(folder.path, 'empty');
  putDatabaseInto(dataDir);
  const server = start({ DATA_DIR: dataDir, SEED: 'none' });
  const message = await server.firstMessage;
  expect((await ask(message?.port, '/rubicore/core/v1/post')).text).toBe('[]');
  await stop(server);
});

it('makes a token of its own when none is set, and keeps it', async () => {
  const DATA = join(folder.path, 'empty');
  const server = start({ DATA_DIR: DATA, SEED: 'none', RUBICORE_DEFAULT_TOKEN: '' });
  expect((await server.firstMessage)?.type).toBe('ready');
  expect(readdirSync(DATA)).toContain('default-token');
  await stop(server);
});

it.each<[string, Record<string, string>, string]>([
  ['a setting is wrong', { SEED: 'lots' }, 'SEED is "lots", but it has to be one of demo, none.'],
  [
    'the database cannot be reached',
    { DATABASE_URL: 'postgres://someone:hemligt@127.0.0.1:1/x' },
    'The database at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1).',
  ],
  [
    'the folder cannot be written in',
    { DATA_DIR: '/dev/null/data' },
    'The folder /dev/null/data cannot be written in (ENOTDIR); set DATA_DIR to another.',
  ],
])('says in one sentence that %s, and ends with 1', async (_, env, sentence) => {
  const server = start(env);
  expect(await server.firstMessage).toEqual({ type: 'failed', message: sentence });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.stderr().trim()).toBe(sentence);
});

it('says that the port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const server = start({ DATA_DIR: join(folder.path, 'empty'), SEED: 'none', PORT: port });
  const sentence = `Port ${port} on 127.0.0.1 is in use by another program; set PORT to another.`;
  expect(await server.firstMessage).toEqual({ type: 'failed', message: sentence });
  expect((await server.exit).code).toBe(1);
  other.close();
});

it('refuses half a database instead of making a new one over it', async () => {
  const half = join(folder.path, 'half');
  mkdirSync(join(half, 'database'), { recursive: true });
  writeFileSync(join(half, 'database/PG_VERSION'), '18\n');
  const server = start({ DATA_DIR: half });
  const message = await server.firstMessage;
  expect(message?.message).toBe(
    `The folder ${half}/database is not a whole database (global/pg_control is missing); move it away or put a copy back.`,
  );
  expect((await server.exit).code).toBe(1);
});

it('starts anew where an earlier first start was cut short', async () => {
  const cut = join(folder.path, 'cut');
  mkdirSync(join(cut, 'database.unfinished/global'), { recursive: true });
  const server = start({ DATA_DIR: cut, SEED: 'none' });
  expect((await server.firstMessage)?.type).toBe('ready');
  await stop(server);
});
