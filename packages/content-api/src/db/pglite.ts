import { renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, parse, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, type PGlite as KyselysPGlite, PGliteDialect, type PGliteQueryResults } from 'kysely';
import { StartError } from '../start-error.ts';
import { copyFolder } from './copy-folder.ts';
import { databaseFolderState } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';
import type { FolderLock } from './folder-lock.ts';
import { LIKENESS_SETTING } from './likeness.ts';
import type { Schema } from './schema.ts';

/**
 * What of PostgreSQL's own settings matters here. The buffers are memory of this process, and files are read through the
 * operating system's cache anyway; statements are prepared once and asked often (see `withPreparedStatements`).
 */
const SETTINGS = ['shared_buffers=16MB', 'plan_cache_mode=force_generic_plan', 'jit=off', LIKENESS_SETTING];

const OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
};

/**
 * Opens the database in `dataDir/database`, making it where there is none. Gives the lock back when it is closed, or
 * cannot be opened.
 * @throws StartError when the folder holds half a database or one that cannot be read
 */
export async function openPglite(dataDir: string, lock: FolderLock): Promise<OpenDatabase> {
  try {
    const folder = join(dataDir, 'database');
    if (databaseFolderState(folder) === 'none') await makeDatabase(dataDir, folder);
    const pglite = await PGlite.create({ dataDir: folder, ...OPTIONS });
    const database = openDatabaseOn(pglite, () => lock.release());
    return { ...database, snapshot: (target) => snapshotOf(pglite, folder, target) };
  } catch (error) {
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database in ${dataDir} cannot be opened: ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

/**
 * What a killed process leaves behind is a database at one moment, as its log tells; the copy is that, taken while no
 * query runs. Most of it is copied before, while they do.
 */
async function snapshotOf(pglite: PGlite, folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const copy = await copyFolder(folder, join(dataDir, 'database'));
  await pglite.runExclusive(() => copy.catchUp());
}

/** A database that is gone when the process ends: for tests. @param dump what it begins with; left out, nothing */
export async function openPgliteInMemory(dump?: Blob): Promise<OpenDatabase> {
  const beginning = dump === undefined ? {} : { loadDataDir: dump };
  return openDatabaseOn(await PGlite.create({ ...OPTIONS, ...beginning }), () => {});
}

/** All of a database in memory, once `fill` has filled it: for tests that begin with the same. @param beginning what it holds before */
export async function dumpOfPglite(
  fill: (db: Kysely<Schema>) => Promise<void>,
  beginning?: Blob,
): Promise<Blob> {
  const pglite = await PGlite.create({
    ...OPTIONS,
    ...(beginning === undefined ? {} : { loadDataDir: beginning }),
  });
  const database = openDatabaseOn(pglite, () => {});
  await fill(database.db);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  return dump;
}

function openDatabaseOn(pglite: PGlite, released: () => void): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: withPreparedStatements(pglite) }) });
  return {
    db,
    async listen(channel, hear) {
      await pglite.listen(channel, hear);
    },
    async close() {
      await db.destroy();
      // Kysely closes what it has used; nothing may have been asked.
      if (!pglite.closed) await pglite.close();
      released();
    },
  };
}

/** Made beside its place and then moved there, so that a start cut short leaves nothing half made behind. */
async function makeDatabase(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, ...OPTIONS });
  await pglite.close();
  renameSync(unfinished, folder);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Parsed and planned once. What its parameters and columns are is known from then. */
type Prepared = {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly BackendMessage[];
};

/** Sorts and filters can be put together in many ways; those asked least recently are let go of. */
const MAX_PREPARED = 120;
/** Its answer would have other columns than before a migration: only preparing it again helps. */
const PLAN_OUTDATED = '0A000';

const READS = /^\s*(?:select|with)\b/i;
const { bind, close, describe, execute, parse: prepare, sync } = protocol.serialize;

/**
 * PGlite for Kysely, with statements that read kept prepared: parsing and planning one takes PGlite longer than
 * running it, and so does every message of its own. Calls have to come one at a time, as Kysely's do.
 */
function withPreparedStatements(pglite: PGlite): KyselysPGlite {
  const kept = new Map<string, Prepared>();
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    pglite.runExclusive(() =>
      pglite.execProtocolStream(Buffer.concat([...parts, sync()]), { syncToFs: false }),
    );

  const preparedFor = async (text: string): Promise<Prepared> => {
    const known = kept.get(text);
    if (known !== undefined) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const name = `kept-${++made}`;
    const replies = await send(prepare({ name, text }), describe({ type: 'S', name }));
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(replies),
      columns: replies.filter((message) => message.name === 'rowDescription'),
    };
    kept.set(text, prepared);
    const [oldest] = kept.size > MAX_PREPARED ? kept : [];
    if (oldest !== undefined) await evict(...oldest);
    return prepared;
  };

  const evict = async (text: string, { name }: Prepared): Promise<void> => {
    kept.delete(text);
    await send(close({ type: 'S', name }));
  };

  const read = async <Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PGliteQueryResults<Row>> => {
    const prepared = await preparedFor(text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = pglite.serializers[prepared.parameterTypes[index] ?? 0];
      return serialize === undefined ? String(value) : serialize(value);
    });
    try {
      const replies = await send(bind({ statement: prepared.name, values }), execute());
      const [results] = parse.parseResults([...prepared.columns, ...replies], pglite.parsers);
      return results as PGliteQueryResults<Row>;
    } catch (error) {
      if ((error as { code?: string }).code !== PLAN_OUTDATED) throw error;
      await evict(text, prepared);
      return await read(text, parameters);
    }
  };

  return {
    query: (text, parameters = [], options) =>
      READS.test(text) && !pglite.isInTransaction()
        ? read(text, parameters)
        : pglite.query(text, parameters, options),
    transaction: (work) => pglite.transaction(work),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}
