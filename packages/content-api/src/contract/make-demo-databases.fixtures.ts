import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpOfPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import {
  addressOf,
  fillWithDemo,
  newDatabaseName,
  onServer,
  PGLITE_DUMP,
  POSTGRES_TEMPLATE,
} from './demo-databases.fixtures.ts';

/**
 * Before all tests on databases: one of each kind is migrated and filled with the demo content, and each test file begins
 * with a copy.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-test-'));
  const file = join(folder, 'pglite.tar');
  const [dump, template] = await Promise.all([dumpOfPglite(fillWithDemo), makeTemplate()]);
  await writeFile(file, dump.stream());
  process.env[PGLITE_DUMP] = file;
  if (template !== null) process.env[POSTGRES_TEMPLATE] = template.name;
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await template?.drop();
  };
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
