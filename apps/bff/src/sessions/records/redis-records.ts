import type { Redis } from 'ioredis';
import type { RecordStore, RecordWrite, StoredRecord } from './record-store.ts';

/*
 * A record is a hash: `v` version, `d` value, `s` last use, `g` groups. `a` leads to another record, `x` marks one that
 * has ended. Groups are sorted sets of keys by the moment until which they are of interest.
 */

/** Follows an alias, once. */
const READ = `
local key = KEYS[1]
local alias = redis.call('HGET', key, 'a')
if alias then key = alias end
if redis.call('HEXISTS', key, 'x') == 1 then return nil end
local found = redis.call('HMGET', key, 'v', 'd', 's')
if not found[1] then return nil end
return {key, found[1], found[2], found[3]}`;

const PUT = `
local function ungroup(key)
  for name in string.gmatch(redis.call('HGET', key, 'g') or '', '[^\\n]+') do redis.call('ZREM', name, key) end
end
local function put(key, version, value, seen, ttl, groups, now)
  ungroup(key)
  redis.call('DEL', key)
  redis.call('HSET', key, 'v', version, 'd', value, 's', seen, 'g', groups)
  redis.call('PEXPIRE', key, ttl)
  for name in string.gmatch(groups, '[^\\n]+') do
    redis.call('ZREMRANGEBYSCORE', name, '-inf', now)
    redis.call('ZADD', name, now + 2592000000, key)
    redis.call('PEXPIRE', name, 2592000000)
  end
end`;

const CREATE = `${PUT}
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
put(KEYS[1], 1, ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]))
return 1`;

const REPLACE = `${PUT}
if redis.call('HGET', KEYS[1], 'v') ~= ARGV[6] then return 0 end
put(KEYS[1], tonumber(ARGV[6]) + 1, ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]))
return 1`;

const MOVE = `${PUT}
if redis.call('HGET', KEYS[1], 'v') ~= ARGV[6] then return 0 end
ungroup(KEYS[1])
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'a', KEYS[2])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
put(KEYS[2], tonumber(ARGV[6]) + 1, ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]))
return 1`;

const TOUCH = `
if redis.call('HEXISTS', KEYS[1], 'v') == 0 then return 0 end
if tonumber(redis.call('HGET', KEYS[1], 's')) < tonumber(ARGV[1]) then redis.call('HSET', KEYS[1], 's', ARGV[1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

const END = `${PUT}
local key = redis.call('HGET', KEYS[1], 'a') or KEYS[1]
if redis.call('HEXISTS', key, 'v') == 0 then return 0 end
ungroup(key)
redis.call('DEL', key)
redis.call('HSET', key, 'x', 1)
redis.call('PEXPIRE', key, ARGV[1])
return 1`;

/**
 * Records in Valkey or Redis, for any number of processes.
 * @param options.prefix what our keys begin with; in braces, so that a cluster keeps them together
 * @param options.now the time in milliseconds since 1970
 */
export function redisRecords(redis: Redis, options: { prefix: string; now: () => number }): RecordStore {
  const { prefix, now } = options;
  const run = (script: string, keys: string[], args: (string | number)[] = []) =>
    redis.eval(script, keys.length, ...keys, ...args);
  const keyOf = (key: string) => `${prefix}record:${key}`;
  const bare = (key: string) => key.slice(keyOf('').length);
  const written = ({ value, seenMs, ttlMs, groups }: RecordWrite) => [
    value,
    seenMs,
    Math.max(1, Math.round(ttlMs)),
    groups.map((name) => `${prefix}group:${name}`).join('\n'),
    now(),
  ];

  return {
    async read(key): Promise<StoredRecord | null> {
      const found = (await run(READ, [keyOf(key)])) as [string, string, string, string] | null;
      if (found === null) return null;
      const [at, version, value, seen] = found;
      return { key: bare(at), value, version: Number(version), seenMs: Number(seen) };
    },
    async create(key, record) {
      return (await run(CREATE, [keyOf(key)], written(record))) === 1;
    },
    async replace(key, version, record) {
      return (await run(REPLACE, [keyOf(key)], [...written(record), version])) === 1;
    },
    async move(from, to, record) {
      const args = [...written(record), from.version, from.aliasMs];
      return (await run(MOVE, [keyOf(from.key), keyOf(to)], args)) === 1;
    },
    async touch(key, seenMs, ttlMs) {
      await run(TOUCH, [keyOf(key)], [seenMs, Math.max(1, Math.round(ttlMs))]);
    },
    async end(key, graveMs) {
      return (await run(END, [keyOf(key)], [graveMs])) === 1;
    },
    async keysOf(group) {
      return (await redis.zrange(`${prefix}group:${group}`, '0', '-1')).map(bare).toSorted();
    },
    async count() {
      let cursor = '0';
      let number = 0;
      do {
        const [next, keys] = await redis.scan(cursor, 'MATCH', `${keyOf('')}*`, 'COUNT', 1000);
        cursor = next;
        number += keys.length;
      } while (cursor !== '0');
      return number;
    },
    async ping() {
      await redis.ping();
    },
    async close() {
      redis.disconnect();
    },
  };
}
