import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Stack } from './stack.ts';

/** Something that goes wrong with one part, and is put right again. */
export type Fault = {
  name: string;
  /** Alarms of which one has to tell of it within ten seconds; none where nobody should be woken. */
  alarms: readonly string[];
  /** Nobody meets it at once: what tells of it is measured from the first who does. */
  bitesLater?: true;
  /** Left out, it is possible everywhere. */
  isPossible?(stack: Stack): boolean;
  /** Makes it, and puts it right after so long. */
  run(stack: Stack, seconds: number): Promise<void>;
};

/** Ordinary work first: none of it may be noticed. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'both BFFs replaced, one after the other',
    alarms: [],
    async run({ bffs }) {
      for (const bff of bffs) {
        await bff.restart();
        await bff.untilReady();
      }
    },
  },
  {
    name: 'both content APIs replaced, one after the other',
    alarms: [],
    async run({ apis }) {
      for (const api of apis) {
        await api.restart();
        await api.untilReady();
      }
    },
  },
  {
    name: 'nginx takes new settings',
    alarms: [],
    async run({ nginx }) {
      nginx.signal('SIGHUP');
    },
  },
  {
    name: 'the identity provider changes its key',
    alarms: [],
    async run({ identityProvider }) {
      const { makeSigningKeys } = await import('@brandpost/test-support');
      identityProvider.set({ keys: await makeSigningKeys('The identity provider, its next') });
    },
  },
  {
    name: 'a content API is killed',
    alarms: ['ContentApiDown'],
    async run({ apis }) {
      apis[0].signal('SIGKILL');
    },
  },
  {
    name: 'a BFF is killed',
    alarms: ['BffDown'],
    async run({ bffs }) {
      bffs[1].signal('SIGKILL');
    },
  },
  {
    name: 'a content API freezes',
    alarms: ['ContentApiDown', 'ContentApiUnusable'],
    async run({ apis }, seconds) {
      apis[1].signal('SIGSTOP');
      await wait(seconds * 1000);
      apis[1].signal('SIGCONT');
    },
  },
  {
    name: 'PostgreSQL is restarted',
    alarms: ['DatabaseConnectionDropped', 'DatabaseLost'],
    async run({ postgres }) {
      await postgres.restart('fast');
    },
  },
  {
    name: 'PostgreSQL crashes and stays away',
    alarms: ['DatabaseLost', 'ContentApiUnusable'],
    async run({ postgres }, seconds) {
      await postgres.stop('immediate');
      await wait(seconds * 1000);
      await postgres.start();
    },
  },
  {
    name: 'the disk of the database is full',
    alarms: ['DatabaseFull', 'DatabaseLost'],
    bitesLater: true,
    isPossible: ({ databaseDisk }) => databaseDisk !== null,
    async run({ databaseDisk, postgres }, seconds) {
      await databaseDisk?.fill();
      await wait(seconds * 1000);
      await databaseDisk?.makeRoom();
      // It ends by itself where it has no room for its log.
      await postgres.start().catch(() => undefined);
    },
  },
  {
    name: 'Valkey is killed',
    alarms: ['SessionsAway', 'SessionsInterrupted'],
    async run({ redis }) {
      redis.signal('SIGKILL');
    },
  },
  {
    name: 'Valkey freezes',
    alarms: ['SessionsAway'],
    async run({ redis }, seconds) {
      redis.signal('SIGSTOP');
      await wait(seconds * 1000);
      redis.signal('SIGCONT');
    },
  },
  {
    name: 'Valkey is full',
    alarms: [],
    async run({ redisPort }, seconds) {
      const redis = new Redis({ port: redisPort, lazyConnect: true });
      await redis.connect();
      await redis.config('SET', 'maxmemory', '1mb');
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
      await wait(seconds * 1000);
      await redis.config('SET', 'maxmemory', '0');
      redis.disconnect();
    },
  },
  {
    name: 'both content APIs are killed',
    alarms: ['ContentApiDown', 'ContentApiUnusable'],
    async run({ apis }) {
      for (const api of apis) api.signal('SIGKILL');
    },
  },
];
