import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPostgres, startOwnPostgres } from '@brandpost/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from './build.ts';
import { composeServices } from './compose.fixtures.ts';
import { type ImageLayout, layOutImages } from './image-layout.ts';
import { freePort } from './process/free-port.ts';
import { type NodeService, startNodeService } from './process/node-service.ts';
import { runQuietly } from './process/run-quietly.ts';
import { PROJECT_ROOT } from './project-root.ts';

const TOKEN = 'a-token-for-visitors-in-this-test';
const REQUIRED = { POSTGRES_PASSWORD: 'a', RUBICORE_DEFAULT_TOKEN: TOKEN, SESSION_KEYS: 'k' };

let folder: string;
let layout: ImageLayout;
let contentApi: NodeService<{ port: number }>;
let bff: NodeService<{ origin: string }>;
let origin: string;
let postgres: OwnPostgres;
let environment: Record<string, string>;

beforeAll(async () => {
  const built = await buildProduct();
  if (!built.ok) throw new Error(built.output);
  folder = await mkdtemp(join(tmpdir(), 'brandpost-image-'));
  layout = await layOutImages(folder);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  postgres = await startOwnPostgres();
  const services = composeServices({
    PUBLIC_ORIGIN: origin,
    POSTGRES_PASSWORD: 'not-asked-for',
    RUBICORE_DEFAULT_TOKEN: TOKEN,
    SESSION_KEYS: `test:${Buffer.alloc(32, 'k').toString('base64')}`,
    SEED: 'demo',
  });
  environment = {
    ...services['content-api']?.environment,
    DATABASE_URL: postgres.url.href,
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
  };
  contentApi = await startNodeService(join(layout.contentApi, 'packages/content-api/dist/server.js'), {
    cwd: layout.contentApi,
    env: { ...environment, PORT: '0' },
  });
  bff = await startNodeService(join(layout.bff, 'apps/bff/dist/server.js'), {
    cwd: layout.bff,
    env: {
      ...services.bff?.environment,
      PORT: String(port),
      OPS_PORT: '0',
      DATA_DIR: join(folder, 'copies'),
      RUBICORE_URL: `http://127.0.0.1:${contentApi.ready.port}`,
      REDIS_URL: process.env.REDIS_URL ?? '',
    },
  });
});
afterAll(async () => {
  await bff?.stop();
  await contentApi?.stop();
  await postgres?.remove();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Reads the whole answer: one left unread would hold the door open at the end. */
async function get(path: string): Promise<{ status: number; type: string; text: string }> {
  const answer = await fetch(origin + path);
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
}

describe('docker-compose.yml', () => {
  it.each(Object.keys(REQUIRED))('does not start before %s is set', (name) => {
    expect(() => composeServices({ ...REQUIRED, [name]: '' })).toThrow(`Set ${name}`);
  });

  it('knows every setting that both servers have, but for those that a container is given', () => {
    const services = composeServices(REQUIRED);
    const settings = [
      ...readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm),
    ].map(([, name]) => name);
    const known = new Set(
      Object.values(services).flatMap((service) => Object.keys(service.environment ?? {})),
    );
    const given = ['HOST', 'PORT', 'OPS_PORT', 'DATA_DIR', 'DEMO_DIR', 'BRANDPOST_COMMIT'];
    expect(settings.filter((name) => !known.has(name ?? '') && !given.includes(name ?? ''))).toEqual([]);
  });

  it('limits what each service may do, take and write down', () => {
    for (const [name, service] of Object.entries(composeServices(REQUIRED))) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
    }
  });
});

describe('what the container images hold', () => {
  it('is alive and ready, and serves the start page with its script, its content and its picture', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status, path).toBe(200);
    const { status, text: html } = await get('/');
    expect(status).toBe(200);
    expect(html).toContain('lang="sv"');
    const script = /import\('(\/assets\/[^']+)'\)/.exec(html)?.[1] ?? '';
    expect((await get(script)).type).toMatch(/javascript/);
    expect((await get('/og/start.png')).type).toBe('image/png');
    const posts = await get('/rubicore/core/v1/post?type=news&perPage=1');
    expect(JSON.parse(posts.text)).toHaveLength(1);
  });

  it('is built code alone: no sources, no tools for developing', async () => {
    for (const root of [layout.bff, layout.contentApi]) {
      const files = await readdir(root, { recursive: true });
      const ours = files.filter((file) => !/node_modules[\\/](?!.*@brandpost[\\/])/.test(file));
      expect(ours.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
      const store = files.filter((file) =>
        /[\\/]\.pnpm[\\/](?:vite|vitest|typescript|turbo|storybook)@[^\\/]+$/.test(file),
      );
      expect(store).toEqual([]);
    }
  });

  it('lists its parts for anyone who looks for known holes', async () => {
    for (const [root, part] of [
      [layout.bff, 'fastify'],
      [layout.contentApi, 'kysely'],
    ] as const) {
      const list = JSON.parse(await readFile(join(root, 'sbom.cdx.json'), 'utf8'));
      expect(list.bomFormat).toBe('CycloneDX');
      const found = list.components.find(({ name }: { name: string }) => name === part);
      expect(found?.purl).toMatch(new RegExp(`^pkg:npm/${part}@\\d`));
      expect(list.components.some(({ name }: { name: string }) => name === 'vitest')).toBe(false);
    }
  });

  it('leaves the content API out of the public door', () => {
    expect(existsSync(join(layout.bff, 'packages'))).toBe(false);
  });

  it('is made of files that are in the repository, and not kept out of the build', async () => {
    const dockerfile = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(sources).toContain('pnpm-lock.yaml');
    const { code, output } = await runQuietly(['git', 'ls-files', '--error-unmatch', ...sources]);
    expect([code, output]).toEqual([0, expect.stringContaining('pnpm-lock.yaml')]);
  });

  it('adds at most 100 MB each', async () => {
    for (const root of [layout.bff, layout.contentApi]) {
      const files = await readdir(root, { recursive: true, withFileTypes: true });
      const sizes = await Promise.all(
        files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
      );
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(100_000_000);
    }
  });

  it('is what the Dockerfile copies, starts and asks after', async () => {
    const dockerfile = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
    expect(dockerfile).toContain('scripts/image-layout.ts /image');
    for (const [target, root] of [
      ['bff', layout.bff],
      ['content-api', layout.contentApi],
    ] as const) {
      const stage =
        new RegExp(`AS ${target}\\n.*?^CMD \\["node", "(.+?)"\\]`, 'ms').exec(dockerfile)?.[0] ?? '';
      expect(stage).toContain(`COPY --from=built /image/${target} ./`);
      expect(existsSync(join(root, /"node", "(.+)"/.exec(stage)?.[1] ?? 'no command'))).toBe(true);
    }
    const [, ...args] = JSON.parse(/^ {2}CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const healthOn = async (port: string | number) =>
      (await runQuietly([process.execPath, ...args], { env: { PORT: String(port) } })).code;
    expect(await healthOn(new URL(origin).port)).toBe(0);
    expect(await healthOn(contentApi.ready.port)).toBe(0);
    expect(await healthOn(await freePort())).toBe(1);
  });

  it('writes an encrypted backup by the command of docker-compose.yml, while it runs', async () => {
    const backups = join(folder, 'backups');
    const [command, ...args] = composeServices(REQUIRED).backup?.command ?? [];
    expect(command).toBe('brandpost');
    const brandpost: [string, string] = [
      process.execPath,
      join(layout.contentApi, 'packages/content-api/dist/brandpost.js'),
    ];
    const key = join(folder, 'backup.key');
    const made = await runQuietly([...brandpost, 'backup-key', key]);
    const [, recipient = ''] = /BACKUP_RECIPIENTS=(\S+)/.exec(made.output) ?? [];
    const env = { ...environment, BACKUP_RECIPIENTS: recipient };
    const { code, output } = await runQuietly([...brandpost, ...args], { env });
    expect([code, output]).toEqual([0, expect.stringContaining(', encrypted.')]);
    // The service itself may have written one by then, for nobody in particular.
    const name = (await readdir(backups)).find((found) => found.endsWith('.age')) ?? '';
    expect(name).toMatch(/^brandpost-[\dT-]+Z\.backup\.age$/);
    const verified = await runQuietly([...brandpost, 'verify', join(backups, name), '--identity', key]);
    expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('The backup is whole')]);
  });

  it('ends by itself when it is asked to', async () => {
    await bff.stop();
    await contentApi.stop();
    expect([bff.child.exitCode, contentApi.child.exitCode]).toEqual([0, 0]);
  });
});
