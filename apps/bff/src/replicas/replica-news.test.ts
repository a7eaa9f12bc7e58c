import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectToRedis } from '../redis/redis-connection.ts';
import { replicaNews } from './replica-news.ts';

const log = pino({ level: 'silent' });
const { REDIS_URL = '' } = process.env;

/** A way to Redis that can be cut: anyone who comes again gets through. */
async function wayTo({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut();
    server.close();
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, close };
}

describe.skipIf(REDIS_URL === '')('news of other replicas', () => {
  let prefix: string;
  const open: (() => void)[] = [];
  beforeEach(() => {
    prefix = `test:${randomUUID()}:`;
  });
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  /** @returns a replica that listens, and what it has heard */
  async function replica(of = prefix, url = REDIS_URL) {
    const redis = connectToRedis(url, log);
    const heard: (string | null)[] = [];
    const news = replicaNews(redis, { prefix: of, hear: (postId) => heard.push(postId), log });
    open.push(() => {
      news.close();
      redis.disconnect();
    });
    await expect.poll(() => listeners(of)).toBeGreaterThan(0);
    return { news, heard };
  }
  async function listeners(of: string): Promise<number> {
    const redis = new Redis(REDIS_URL);
    const [, number] = (await redis.pubsub('NUMSUB', `${of}written`)) as [string, number];
    redis.disconnect();
    return number;
  }

  it('reach the others, with the post that was written, and not the one who sent them', async () => {
    const [one, other] = [await replica(), await replica()];
    await expect.poll(() => listeners(prefix)).toBe(2);
    one.news.announce('17');
    one.news.announce(null);
    await expect.poll(() => other.heard, { timeout: 1000 }).toEqual(['17', null]);
    expect(one.heard).toEqual([]);
  });

  it('of another site are not heard', async () => {
    const [ours, theirs] = [await replica(), await replica(`${prefix}other:`)];
    theirs.news.announce('17');
    const neighbour = await replica();
    await expect.poll(() => listeners(prefix)).toBe(2);
    neighbour.news.announce('18');
    await expect.poll(() => ours.heard).toEqual(['18']);
  });

  it('may have been missed while the connection was away: coming back counts as news', async () => {
    const way = await wayTo(new URL(REDIS_URL));
    open.push(way.close);
    const { heard } = await replica(prefix, way.url);
    way.cut();
    await expect.poll(() => heard, { timeout: 3000 }).toEqual([null]);
  });
});
