import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { RecordStore, RecordWrite } from './record-store.ts';

const FILE = 'sessions.sqlite';
const SWEEP_MS = 60_000;

type Row = { key: string; value: string; version: number; seen: number };

/**
 * Records in a file of the data folder, for one machine. They survive restarts and killed processes; processes that
 * share the folder share them. A file that cannot be read is replaced: people sign in anew.
 * @param options.now the time in milliseconds since 1970
 * @param options.onBroken called when the file was replaced
 * @throws when the folder cannot be written
 */
export function openFileRecords(
  folder: string,
  options: { now: () => number; onBroken: (error: unknown) => void },
): RecordStore {
  const { now } = options;
  const db = openOrReplace(join(folder, FILE), options.onBroken);
  const statements = prepare(db);
  const sweep = setInterval(() => statements.sweep.run(now()), SWEEP_MS).unref();

  const living = (key: string): Row | null => (statements.read.get(key, now()) as Row | undefined) ?? null;
  const regroup = (key: string, { groups }: RecordWrite) => {
    statements.ungroup.run(key);
    for (const group of groups) statements.group.run(group, key);
  };
  const atOnce = <Result>(work: () => Result): Result => {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };
  const put = (key: string, version: number, record: RecordWrite) => {
    statements.put.run(key, version, record.value, record.seenMs, now() + record.ttlMs);
    regroup(key, record);
  };

  return {
    async read(key) {
      const row = living(key);
      return row === null ? null : { key: row.key, value: row.value, version: row.version, seenMs: row.seen };
    },
    async create(key, record) {
      return atOnce(() => {
        if (statements.isTaken.get(key, now()) !== undefined) return false;
        put(key, 1, record);
        return true;
      });
    },
    async replace(key, version, record) {
      return atOnce(() => {
        const row = living(key);
        if (row?.key !== key || row.version !== version) return false;
        put(key, version + 1, record);
        return true;
      });
    },
    async move(from, to, record) {
      return atOnce(() => {
        const row = living(from.key);
        if (row?.key !== from.key || row.version !== from.version) return false;
        put(to, from.version + 1, record);
        statements.ungroup.run(from.key);
        statements.alias.run(to, now() + from.aliasMs, from.key);
        return true;
      });
    },
    async touch(key, seenMs, ttlMs) {
      statements.touch.run(seenMs, now() + ttlMs, key, now());
    },
    async end(key, graveMs) {
      return atOnce(() => {
        const row = living(key);
        if (row === null) return false;
        statements.end.run(now() + graveMs, row.key);
        statements.ungroup.run(row.key);
        return true;
      });
    },
    async keysOf(group) {
      return (statements.keysOf.all(group) as { key: string }[]).map(({ key }) => key);
    },
    async count() {
      return (statements.count.get(now()) as { number: number }).number;
    },
    async ping() {
      statements.count.get(now());
    },
    async close() {
      clearInterval(sweep);
      db.close();
    },
  };
}

function openOrReplace(path: string, onBroken: (error: unknown) => void): DatabaseSync {
  try {
    return open(path);
  } catch (error) {
    if (!isBroken(error)) throw error;
    onBroken(error);
    for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
    return open(path);
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isBroken(error: unknown): boolean {
  const code = (error as { errcode?: number } | null)?.errcode;
  return code !== undefined && [11, 26].includes(code & 0xff);
}

function open(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 1000 });
  try {
    db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists record (
        key text primary key, version integer not null, value text not null, seen integer not null,
        expires integer not null, alias text, has_ended integer not null default 0) strict;
      create index if not exists record_expires on record (expires);
      create table if not exists record_group (
        name text not null, key text not null, primary key (name, key)) strict, without rowid;
      create index if not exists record_group_key on record_group (key);`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepare(db: DatabaseSync) {
  const statement = (text: string): StatementSync => db.prepare(text);
  return {
    read: statement(`select found.key, found.value, found.version, found.seen from record asked
      join record found on found.key = coalesce(asked.alias, asked.key)
      where asked.key = ?1 and asked.expires > ?2 and found.expires > ?2 and asked.has_ended + found.has_ended = 0`),
    isTaken: statement('select 1 from record where key = ? and expires > ?'),
    put: statement(
      `insert or replace into record (key, version, value, seen, expires) values (?, ?, ?, ?, ?)`,
    ),
    touch: statement(`update record set seen = max(seen, ?), expires = ?
      where key = ? and expires > ? and alias is null and has_ended = 0`),
    alias: statement(`update record set alias = ?, expires = ?, value = '' where key = ?`),
    end: statement(`update record set has_ended = 1, value = '', expires = ? where key = ?`),
    sweep: statement('delete from record where expires <= ?'),
    group: statement('insert or ignore into record_group (name, key) values (?, ?)'),
    ungroup: statement('delete from record_group where key = ?'),
    keysOf: statement('select key from record_group where name = ? order by key'),
    count: statement(
      'select count(*) as number from record where expires > ? and alias is null and has_ended = 0',
    ),
  };
}
