import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnPostgres, SimpleSamlPhp } from '@brandpost/test-support';
import { request } from 'undici';
import { layOutImages } from '../image-layout.ts';
import { freePort } from '../process/free-port.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { PASSWORD_ELSEWHERE, STAFF_ELSEWHERE } from './sign-in-elsewhere.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { type LogLine, type Supervised, supervise } from './supervised.ts';

export const HOST = 'www.brandpost.test';
/** Of accounts that are given one for the rehearsal; the demo's own has none on an origin like this. */
export const PASSWORD = `rehearsal-${randomBytes(9).toString('base64url')}`;

/** One of our servers, which says when it is ready. */
export type Server = Supervised & { untilReady(): Promise<void> };

/** The production topology on one machine, each part a process of its own. */
export type Stack = {
  /** What browsers call it: scheme, host and port. */
  origin: string;
  /** Where nginx takes TLS. */
  tlsPort: number;
  prometheusPort: number;
  postgres: OwnPostgres;
  /** Where the database lies; null where nobody may mount one. */
  databaseDisk: SmallDisk | null;
  redis: Supervised;
  redisPort: number;
  apis: readonly [Server, Server];
  bffs: readonly [Server, Server];
  /** Where they listen, behind nginx. */
  bffPorts: readonly [number, number];
  nginx: Supervised;
  identityProvider: SimpleSamlPhp;
  log: LogLine[];
  stop(): Promise<void>;
};

/** @throws Error where a program is missing; the message names it */
export async function startStack(): Promise<Stack> {
  const { makeSigningKeys, startOwnPostgres, startSimpleSamlPhp } = await import('@brandpost/test-support');
  const folder = await mkdtemp(join(tmpdir(), 'brandpost-rehearsal-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined);
  };
  const log: LogLine[] = [];
  const run = (
    name: string,
    command: string,
    args: string[],
    env: Record<string, string> = {},
    cwd = folder,
  ) => {
    const program = { name, command, args, env: { PATH: process.env.PATH, ...env }, cwd };
    const started = supervise(program, (line) => log.push(line));
    ends.push(() => started.stop());
    return started;
  };
  try {
    const images = join(folder, 'images');
    const layout = await layOutImages(images);
    const databaseDisk = await smallDisk(DATABASE_DISK_MB);
    if (databaseDisk !== null) ends.push(() => databaseDisk.remove());
    const postgres = await startOwnPostgres(databaseDisk?.folder);
    ends.push(() => postgres.remove());
    const port = await namedPorts();
    const origin = `https://${HOST}:${port.tls}`;
    const redis = run('valkey', 'redis-server', [
      '--port',
      String(port.redis),
      '--save',
      '',
      '--appendonly',
      'no',
    ]);
    const identityProvider = await startSimpleSamlPhp({
      people: [STAFF_ELSEWHERE],
      password: PASSWORD_ELSEWHERE,
      keys: await makeSigningKeys('The identity provider'),
      serviceMetadata: null,
    });
    ends.push(() => identityProvider.close());
    const shared = {
      SAML_IDP_ORIGIN: identityProvider.origin,
      SAML_IDP_METADATA: identityProvider.metadataUrl,
      PASSWORD_SIGN_IN: 'on',
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      RUBICORE_DEFAULT_TOKEN: randomBytes(32).toString('base64url'),
      TRUSTED_PROXIES: '127.0.0.0/8',
      LOG_LEVEL: 'warn',
    };
    const serving = (program: Supervised, at: number): Server => ({
      ...program,
      untilReady: () => untilReady(`http://127.0.0.1:${at}/readyz`),
    });
    const startApi = (name: string, at: number) =>
      serving(
        run(
          name,
          process.execPath,
          ['packages/content-api/dist/server.js'],
          {
            ...shared,
            PORT: String(at),
            DATABASE_URL: postgres.url.href,
            // One folder for both, as a network drive or a bucket would be.
            DATA_DIR: join(folder, 'api'),
            SEED: 'demo',
          },
          layout.contentApi,
        ),
        at,
      );
    const first = startApi('content API 1', port.api1);
    await first.untilReady();
    await givePasswords(layout.contentApi, postgres.url);
    const apis = [first, startApi('content API 2', port.api2)] as const;
    await apis[1].untilReady();
    const nginx = run('nginx', 'nginx', [
      '-c',
      await writeNginx(folder, port),
      '-p',
      folder,
      '-g',
      'daemon off;',
    ]);
    const startBff = (name: string, at: number, ops: number) =>
      serving(
        run(
          name,
          process.execPath,
          ['apps/bff/dist/server.js'],
          {
            ...shared,
            PORT: String(at),
            OPS_PORT: String(ops),
            DATA_DIR: join(folder, name.replaceAll(' ', '-')),
            RUBICORE_URL: `http://127.0.0.1:${port.apis}`,
            REDIS_URL: `redis://127.0.0.1:${port.redis}`,
            SESSION_KEYS: `rehearsal:${SESSION_KEY}`,
          },
          layout.bff,
        ),
        at,
      );
    const bffs = [startBff('BFF 1', port.bff1, port.ops1), startBff('BFF 2', port.bff2, port.ops2)] as const;
    for (const bff of bffs) await bff.untilReady();
    const ours = await request(`http://127.0.0.1:${port.apis}/rubicore/saml/v1/metadata`);
    identityProvider.set({ serviceMetadata: await ours.body.text() });
    run('prometheus', 'prometheus', [
      `--config.file=${await writePrometheus(folder, port)}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port.prometheus}`,
      '--log.level=error',
    ]);
    return {
      origin,
      tlsPort: port.tls,
      prometheusPort: port.prometheus,
      postgres,
      databaseDisk,
      redis,
      redisPort: port.redis,
      apis,
      bffs,
      bffPorts: [port.bff1, port.bff2],
      nginx,
      identityProvider,
      log,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Room for the demo, its search index and what is written in an hour. */
const DATABASE_DISK_MB = 600;

const SESSION_KEY = randomBytes(32).toString('base64');
const NAMES = [
  'http',
  'tls',
  'redis',
  'api1',
  'api2',
  'apis',
  'bff1',
  'bff2',
  'ops1',
  'ops2',
  'prometheus',
] as const;
type Ports = Record<(typeof NAMES)[number], number>;

async function namedPorts(): Promise<Ports> {
  // A port that was free a moment ago may be given twice.
  const free = new Set<number>();
  while (free.size < NAMES.length) free.add(await freePort());
  return Object.fromEntries([...free].map((port, index) => [NAMES[index], port])) as Ports;
}

/** `deploy/nginx/brandpost.conf` as it stands, with the ports and certificate of this run. */
async function writeNginx(folder: string, port: Ports): Promise<string> {
  const { generate } = await import('selfsigned');
  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }]);
  await writeFile(join(folder, 'fullchain.pem'), cert);
  await writeFile(join(folder, 'privkey.pem'), key);
  const shipped = await readFile(join(PROJECT_ROOT, 'deploy/nginx/brandpost.conf'), 'utf8');
  const conf = shipped
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${port.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port.tls} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port.bff1}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${port.bff2}`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port.api1}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${port.api2}`)
    .replaceAll('127.0.0.1:8000', `127.0.0.1:${port.apis}`)
    .replaceAll('/etc/ssl/brandpost/', `${folder}/`)
    .replaceAll('www.example.se intranat.example.se', HOST);
  await writeFile(join(folder, 'brandpost.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'worker_processes 1;',
    `error_log ${folder}/nginx.log warn;`,
    'events { worker_connections 4096; }',
    `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/nginx/${name};`).join(' ')}`,
    `include ${folder}/brandpost.conf; }`,
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, `${main.join('\n')}\n`);
  return file;
}

/** `deploy/prometheus` as it stands, asking the parts of this run. */
async function writePrometheus(folder: string, port: Ports): Promise<string> {
  const shipped = join(PROJECT_ROOT, 'deploy/prometheus');
  const conf = (await readFile(join(shipped, 'prometheus.yml'), 'utf8'))
    .replace('127.0.0.1:9464", "127.0.0.1:9465', `127.0.0.1:${port.ops1}", "127.0.0.1:${port.ops2}`)
    .replace('127.0.0.1:8080", "127.0.0.1:8081', `127.0.0.1:${port.api1}", "127.0.0.1:${port.api2}`)
    .replace(/alerting:[\s\S]*?(?=scrape_configs:)/, '');
  await writeFile(join(folder, 'rules.yml'), await readFile(join(shipped, 'rules.yml')));
  await writeFile(join(folder, 'prometheus.yml'), conf);
  return join(folder, 'prometheus.yml');
}

/** Lets the demo's people in: an editor, a crisis editor, staff. Administrators have to have more than a password. */
async function givePasswords(contentApi: string, database: URL): Promise<void> {
  const module = pathToFileURL(join(contentApi, 'packages/content-api/dist/passwords/hash-password.js')).href;
  const { hashPassword } = (await import(module)) as { hashPassword(password: string): Promise<string> };
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  const names = ['bentes01', 'cecpro01', 'davdem01', 'elimal01', 'farpah01'];
  await client.query('update app_user set password_hash = $1 where username = any($2)', [
    await hashPassword(PASSWORD),
    names,
  ]);
  await client.end();
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const status = await request(url, { headersTimeout: 1000 }).then(
      async (response) => {
        await response.body.dump();
        return response.statusCode;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not get ready.`);
}
