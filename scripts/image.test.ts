import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from './build.ts';
import { type ImageLayout, layOutImages } from './image-layout.ts';
import { freePort } from './process/free-port.ts';
import { type NodeService, startNodeService } from './process/node-service.ts';
import { runQuietly } from './process/run-quietly.ts';
import { PROJECT_ROOT } from './project-root.ts';

const TOKEN = 'a-token-for-visitors-in-this-test';

let folder: string;
let layout: ImageLayout;
let contentApi: NodeService<{ port: number }>;
let bff: NodeService<{ origin: string }>;
let origin: string;

beforeAll(async () => {
  const built = await buildProduct();
  if (!built.ok) throw new Error(built.output);
  folder = await mkdtemp(join(tmpdir(), 'brandpost-image-'));
  layout = await layOutImages(folder);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  contentApi = await startNodeService(join(layout.contentApi, 'packages/content-api/dist/server.js'), {
    cwd: layout.contentApi,
    env: {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      PUBLIC_ORIGIN: origin,
      RUBICORE_DEFAULT_TOKEN: TOKEN,
    },
  });
  bff = await startNodeService(join(layout.bff, 'apps/bff/dist/server.js'), {
    cwd: layout.bff,
    env: {
      PORT: String(port),
      OPS_PORT: '0',
      PUBLIC_ORIGIN: origin,
      RUBICORE_URL: `http://127.0.0.1:${contentApi.ready.port}`,
      RUBICORE_DEFAULT_TOKEN: TOKEN,
    },
  });
});
afterAll(async () => {
  await bff?.stop();
  await contentApi?.stop();
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

describe('what the container images hold', () => {
  it('is alive and ready, and serves the start page with its script, its content and its picture', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status, path).toBe(200);
    const { status, text: html } = await get('/');
    expect(status).toBe(200);
    expect(html).toContain('lang="sv"');
    const script = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
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

  it('leaves the content API out of the public door', () => {
    expect(existsSync(join(layout.bff, 'packages'))).toBe(false);
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

  it('ends by itself when it is asked to', async () => {
    await bff.stop();
    await contentApi.stop();
    expect([bff.child.exitCode, contentApi.child.exitCode]).toEqual([0, 0]);
  });
});
