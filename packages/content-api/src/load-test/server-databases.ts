import { randomBytes } from 'node:crypto';
import pg from 'pg';

const NAME = /^brandpost_bench_[0-9a-f]{12}$/;

/** Makes an empty database for a bench on a server. */
export async function makeDatabase(server: URL): Promise<URL> {
  const url = new URL(server);
  url.pathname = `/brandpost_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${url.pathname.slice(1)}`);
  return url;
}

/**
 * Drops a database that was made for a bench.
 * @throws Error for any other
 */
export async function dropDatabase(server: URL, database: URL): Promise<void> {
  const name = database.pathname.slice(1);
  if (!NAME.test(name)) throw new Error(`${name} is no database of a bench.`);
  await onServer(server, `drop database if exists ${name} with (force)`);
}

/** Outside any database of ours: none may be open while one is made or dropped. */
async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
