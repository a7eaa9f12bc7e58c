import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fastify } from 'fastify';
import type { Redis } from 'ioredis';
import { afterEach, expect, it } from 'vitest';
import { connectToRedis, firstContact } from './redis-connection.ts';

const { log } = fastify();
const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A wire to Redis that can be made to hold everything back. */
async function wireTo(url: string) {
  const { hostname, port, pathname } = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isFrozen) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    freeze: (value: boolean) => {
      isFrozen = value;
    },
  };
}

async function failureMs(redis: Redis): Promise<number> {
  const beganMs = performance.now();
  await expect(redis.get('brandpost-test')).rejects.toThrow();
  return performance.now() - beganMs;
}

it.skipIf(!process.env.REDIS_URL)(
  'a Redis that has gone silent costs one command its time, the next ones nothing, and is found again',
  async () => {
    const wire = await wireTo(process.env.REDIS_URL ?? '');
    let losses = 0;
    const redis = connectToRedis(wire.url, log, () => {
      losses += 1;
    });
    endings.push(() => redis.disconnect());
    await firstContact(redis);
    await redis.get('brandpost-test');
    wire.freeze(true);
    await failureMs(redis);
    for (let again = 0; again < 20; again += 1) expect(await failureMs(redis)).toBeLessThan(100);
    expect(losses).toBe(1);
    wire.freeze(false);
    await expect.poll(() => redis.get('brandpost-test').catch(() => 'away'), { timeout: 5000 }).toBeNull();
  },
);
