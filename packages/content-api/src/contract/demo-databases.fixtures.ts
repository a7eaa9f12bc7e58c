import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { writeCapabilities } from '../access/capabilities.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openPgliteInMemory } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { readDemoContent } from '../seed/demo-content.ts';
import { writeDemoContent } from '../seed/seed-demo.ts';

/** The clock of every test: the afternoon that the demo content was written for. */
export const NOW = new Date('2026-11-20T15:00:00+01:00');
/** Where the demo content lies. */
export const DEMO_DIR = resolve(import.meta.dirname, '../../../../demo');

/** Where `make-demo-databases.fixtures.ts` has put a database of each kind with the demo content, and empty ones. */
export const PGLITE_DUMP = 'TEST_PGLITE_DUMP';
export const EMPTY_PGLITE_DUMP = 'TEST_EMPTY_PGLITE_DUMP';
/** A data folder with an empty database in it. */
export const PGLITE_FOLDER = 'TEST_PGLITE_FOLDER';
export const POSTGRES_TEMPLATE = 'TEST_POSTGRES_TEMPLATE';

/** What the setup has made for all tests. */
export function made(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} has not been made.`);
  return value;
}

/** Brings an empty database up to date. */
export async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await writeCapabilities(db);
}

export async function fillWithDemo(db: Database): Promise<void> {
  await prepare(db);
  const content = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now: NOW });
  const none = { facts: new Map(), passwordHashes: new Map() };
  await db.transaction().execute((trx) => writeDemoContent(trx, content, none));
}

export async function openPgliteWithDemo(): Promise<OpenDatabase> {
  return await openPgliteInMemory(await openAsBlob(made(PGLITE_DUMP)));
}

/** A database in memory that has nothing in it; to make one anew takes several times as long. */
export async function openEmptyPglite(): Promise<OpenDatabase> {
  return await openPgliteInMemory(await openAsBlob(made(EMPTY_PGLITE_DUMP)));
}

export async function openPostgresWithDemo(server: URL): Promise<OpenDatabase> {
  return await openFreshPostgres(server, made(POSTGRES_TEMPLATE));
}

/** A database of its own, gone when it is closed. @param template the database it is a copy of; left out, it is empty */
export async function openFreshPostgres(server: URL, template?: string): Promise<OpenDatabase> {
  const name = newDatabaseName();
  await onServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const database = await openPostgres(addressOf(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

export function newDatabaseName(): string {
  return `brandpost_test_${randomBytes(6).toString('hex')}`;
}

export function addressOf(server: URL, database: string): URL {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url;
}

export async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
