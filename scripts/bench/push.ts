import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { cpuTimeMs } from '../process/cpu-time.ts';
import { startNodeService } from '../process/node-service.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { step } from '../terminal/step.ts';
import { makeDatabase } from './content-api/server-databases.ts';
import { SPREAD_HEAD, spread } from './spread.ts';
import { columns } from './table.ts';

const SUBSCRIPTIONS = 10_000;
const DELAY_MS = 50;
const LONGEST_MS = 60_000;
const HOUR_MS = 3_600_000;
const TOKEN = randomBytes(32).toString('base64url');

/**
 * How long it takes from publishing an alert until a push service has it for each of 10,000 browsers, with the content
 * API held to one core and a push service that answers after 50 ms, and how much of the processor each message takes.
 * Prints a table. On PostgreSQL where `DATABASE_URL` names a server, else on PGlite.
 * @returns whether every message came
 */
export async function benchPush({ isQuick }: { isQuick: boolean }): Promise<boolean> {
  const cleanup: (() => Promise<void>)[] = [];
  try {
    return await bench(isQuick ? 1 : 3, cleanup);
  } finally {
    for (const remove of cleanup.toReversed()) await remove();
  }
}

async function bench(alerts: number, cleanup: (() => Promise<void>)[]): Promise<boolean> {
  const service = await startNodeService<{ port: number }>(join(import.meta.dirname, 'push-service.ts'), {
    env: { DELAY_MS: String(DELAY_MS) },
  });
  cleanup.push(() => service.stop());
  const origin = `http://127.0.0.1:${service.ready.port}`;
  const api = await startSender(origin, cleanup);
  await step(`Subscribe ${SUBSCRIPTIONS.toLocaleString('en')} browsers`, async () => {
    await subscribe(api.origin, origin);
    return { ok: true } as const;
  });
  const token = await signIn(api.origin);
  const rows: string[][] = [];
  let isWhole = true;
  for (let alert = 1; alert <= alerts; alert += 1) {
    service.child.send({ type: 'forget' });
    const [began, cpuBefore] = [Date.now(), cpuTimeMs(api.pid)];
    const times = await publish(api.origin, token, alert).then(() => arrivals(service.child, began));
    isWhole &&= times.length === SUBSCRIPTIONS;
    const cpuMs = (cpuTimeMs(api.pid) - cpuBefore) / SUBSCRIPTIONS;
    rows.push([...spread(`Alert ${alert}`, times), cpuMs.toFixed(2)]);
  }
  console.log(`\n${columns([[...SPREAD_HEAD, 'CPU ms each'], ...rows])}\n`);
  return isWhole;
}

/** The content API, on one core where the machine can hold it to one. */
async function startSender(
  service: string,
  cleanup: (() => Promise<void>)[],
): Promise<{ origin: string; pid: number | undefined }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-bench-'));
  cleanup.push(() => rm(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL } = process.env;
  const database = DATABASE_URL ? await makeDatabase(new URL(DATABASE_URL)) : null;
  if (database !== null) cleanup.push(database.drop);
  const api = await startNodeService<{ port: number }>(
    join(PROJECT_ROOT, 'packages/content-api/dist/server.js'),
    {
      env: {
        ...{ PORT: '0', DATA_DIR: dataDir, SEED: 'demo', RUBICORE_DEFAULT_TOKEN: TOKEN },
        ...{ PUBLIC_ORIGIN: 'http://localhost:3000', PUSH_CONTACT: 'mailto:drift@example.org' },
        PUSH_SERVICE_ORIGINS: service,
        ...(database === null ? {} : { DATABASE_URL: database.url.href }),
      },
    },
  );
  cleanup.push(() => api.stop());
  try {
    execFileSync('taskset', ['-a', '-p', '-c', '0', String(api.child.pid)], { stdio: 'ignore' });
  } catch {
    console.log('There is no taskset here: the content API has all cores.');
  }
  return { origin: `http://127.0.0.1:${api.ready.port}`, pid: api.child.pid };
}

async function subscribe(api: string, service: string): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < SUBSCRIPTIONS) {
      const number = next++;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      await call(api, 'PUT', '/push/subscription', TOKEN, {
        ...{ endpoint: `${service}/${number}`, p256dh: ecdh.getPublicKey('base64url') },
        ...{
          auth: randomBytes(16).toString('base64url'),
          level: 'information',
          municipality: '',
          quiet: null,
        },
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

async function signIn(api: string): Promise<string> {
  const person = { username: 'sysadm01', password: 'brandpost-demo' };
  const { token } = (await call(api, 'POST', '/user/login', TOKEN, person)) as { token: string };
  return token;
}

async function publish(api: string, token: string, number: number): Promise<void> {
  await call(api, 'POST', '/post', token, {
    ...{ type: 'alert', status: 'publish', title: `Rök över Övre Ås ${number}`, content: [], nodeIds: [1] },
    excerpt: 'Det brinner i en industribyggnad. Röken driver österut och är farlig att andas in.',
    unpublishedDate: new Date(Date.now() + HOUR_MS).toISOString(),
    alert: {
      ...{ level: 'severe', event: 'smoke', municipality: '', places: [], updates: [], translations: [] },
      instructions: ['Gå inomhus. Stäng dörrar, fönster och ventilation.'],
      ...{ nextUpdateAt: null, allClearAt: null, withdrawnAt: null, isDrill: false },
    },
  });
}

/** When each message came, in milliseconds since a moment: all of them, or those of a minute. */
async function arrivals(
  service: Awaited<ReturnType<typeof startNodeService>>['child'],
  began: number,
): Promise<number[]> {
  for (;;) {
    await wait(250);
    service.send({ type: 'arrivals' });
    const [message] = (await once(service, 'message')) as [{ arrivals: number[] }];
    if (message.arrivals.length >= SUBSCRIPTIONS || Date.now() - began > LONGEST_MS) {
      return message.arrivals.map((at) => at - began);
    }
  }
}

async function call(
  api: string,
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  body: object,
): Promise<unknown> {
  const answer = await request(`${api}/rubicore/core/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = await answer.body.json();
  if (answer.statusCode >= 300)
    throw new Error(`${path} answers ${answer.statusCode}: ${JSON.stringify(json)}`);
  return json;
}
