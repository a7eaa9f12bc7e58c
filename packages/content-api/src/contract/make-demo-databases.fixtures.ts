import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dumpOfPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import {
  addressOf,
  EMPTY_PGLITE_DUMP,
  fillWithDemo,
  newDatabaseName,
  onServer,
  PGLITE_DUMP,
  PGLITE_FOLDER,
  POSTGRES_TEMPLATE,
} from './demo-databases.fixtures.ts';

/**
 * Before all tests on databases: one of each kind is migrated and filled with the demo content, and each test file begins
 * with a copy. So do those that want an empty one.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-test-'));
  const [{ empty, demo }, template] = await Promise.all([makeDumps(), makeTemplate()]);
  await writeFile(join(folder, 'demo.tar'), demo.stream());
  await writeFile(join(folder, 'empty.tar'), empty.stream());
  await mkdir(join(folder, 'data', 'database'), { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', [
    '-xf',
    join(folder, 'empty.tar'),
    '-C',
    join(folder, 'data', 'database'),
  ]);
  process.env[PGLITE_DUMP] = join(folder, 'demo.tar');
  process.env[EMPTY_PGLITE_DUMP] = join(folder, 'empty.tar');
  process.env[PGLITE_FOLDER] = join(folder, 'data');
  if (template !== null) process.env[POSTGRES_TEMPLATE] = template.name;
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await template?.drop();
  };
}

async function makeDumps(): Promise<{ empty: Blob; demo: Blob }> {
  const empty = await dumpOfPglite(async () => {});
  return { empty, demo: await dumpOfPglite(fillWithDemo, empty) };
}

async function makeTemplate(): Promise<{ name: string; drop: () => Promise<void> } | null> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return null;
  const server = new URL(DATABASE_URL);
  const name = newDatabaseName();
  await onServer(server, `create database ${name}`);
  const database = await openPostgres(addressOf(server, name));
  try {
    await fillWithDemo(database.db);
  } finally {
    await database.close();
  }
  return { name, drop: () => onServer(server, `drop database ${name} with (force)`) };
}
