import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database for a bench on a server. */
export async function makeDatabase(server: URL): Promise<{ url: URL; drop: () => Promise<void> }> {
  const name = `brandpost_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
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
