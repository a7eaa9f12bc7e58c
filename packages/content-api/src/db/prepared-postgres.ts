import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** Sorts and filters can be put together in many ways: a connection that has prepared so many gives way to a new one. */
const MAX_PREPARED = 200;
/** Its answer would have other columns than before a migration: only a new connection helps. */
const PLAN_OUTDATED = '0A000';

const READS = /^\s*(?:select|with)\b/i;

/** What is said of a connection over all the times that it is lent out. */
type Connection = { client: PostgresPoolClient; prepared: Set<string>; isWornOut: boolean };

/** A pool for Kysely whose connections keep statements that read prepared, so that the server plans each once. */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const connections = new WeakMap<PoolClient, Connection>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = connections.get(client) ?? connectionOf(client);
      connections.set(client, known);
      return known.client;
    },
  };
}

function connectionOf(client: PoolClient): Connection {
  const ask = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (!READS.test(text)) return await client.query(text, [...values]);
    const name = createHash('md5').update(text).digest('base64url');
    connection.prepared.add(name);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code === PLAN_OUTDATED) connection.isWornOut = true;
      throw error;
    }
  };
  const connection: Connection = {
    prepared: new Set(),
    isWornOut: false,
    client: {
      query: ask as unknown as PostgresPoolClient['query'],
      release(destroy) {
        client.release(destroy === true || connection.isWornOut || connection.prepared.size > MAX_PREPARED);
      },
      get processID() {
        return (client as { processID?: number }).processID;
      },
    } as PostgresPoolClient,
  };
  return connection;
}
