import pg from 'pg';

/** Runs one statement for which no database of ours may be open: one that makes or drops it. */
export async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
