import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  askForFile,
  putDatabaseInto,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './processes.fixtures.ts';

const folder = temporaryFolder();
const bucketDir = join(folder.path, 'bucket');
const bucketServer = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: bucketDir,
  configureBuckets: [{ name: 'bilder', configs: [] }],
});
let bucket: Record<string, string> = {};
const running: ServerProcess[] = [];

beforeAll(async () => {
  const { port } = await bucketServer.run();
  bucket = {
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    MEDIA_S3_BUCKET: 'bilder',
    MEDIA_S3_REGION: 'us-east-1',
    MEDIA_S3_ACCESS_KEY_ID: 'S3RVER',
    MEDIA_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGTERM');
    await server.exit;
  }
});
afterAll(async () => {
  await bucketServer.close();
  folder.remove();
});

function start(env: Record<string, string>): ServerProcess {
  const server = startServer(env);
  running.push(server);
  return server;
}

it('stores the pictures of the demo service in a bucket, and shows them from there', async () => {
  const DATA_DIR = join(folder.path, 'with-bucket');
  putDatabaseInto(DATA_DIR);
  const server = start({ DATA_DIR, ...bucket });
  const message = await server.firstMessage;
  expect(message?.type, server.stderr()).toBe('ready');
  for (const [name, type] of [
    ['brandvarnare-i-tak.jpg', 'image/jpeg'],
    ['brandvarnare-i-tak_thumb.jpg', 'image/jpeg'],
    ['sotningsjournal.pdf', 'application/pdf'],
  ] as const) {
    const file = await askForFile(message?.port, name);
    expect([file.status, file.headers['content-type']], name).toEqual([200, type]);
    expect(file.headers['content-length']).toBe(String((file.body as Buffer).length));
    const { etag } = file.headers;
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  }
  expect(existsSync(join(DATA_DIR, 'media'))).toBe(false);
  expect(server.stderr()).toBe('');
});

it('stores the pictures again where it has the database and not the files', async () => {
  const DATA_DIR = join(folder.path, 'without-files');
  putDatabaseInto(DATA_DIR);
  const first = start({ DATA_DIR });
  expect((await first.firstMessage)?.type, first.stderr()).toBe('ready');
  first.child.kill('SIGTERM');
  await first.exit;
  // Sizes are made while the service runs, so how many there are is a matter of time.
  const stored = () =>
    readdirSync(join(DATA_DIR, 'media'))
      .filter((name) => !/_\d+\.(?:webp|avif)/.test(name))
      .toSorted();
  const files = stored();
  rmSync(join(DATA_DIR, 'media'), { recursive: true });

  const message = await start({ DATA_DIR }).firstMessage;
  const statusOf = async (name: string) => (await askForFile(message?.port, name)).status;
  await expect.poll(() => statusOf('sotningsjournal.pdf'), { timeout: 30_000 }).toBe(200);
  await expect.poll(stored, { timeout: 30_000 }).toEqual(files);
});

it.each<[string, () => Record<string, string>, string | RegExp]>([
  [
    'a bucket is set by half',
    () => ({ ...bucket, MEDIA_S3_REGION: '', MEDIA_S3_SECRET_ACCESS_KEY: '' }),
    'A bucket for media files also needs MEDIA_S3_REGION, MEDIA_S3_SECRET_ACCESS_KEY.',
  ],
  [
    'the address of a bucket is none',
    () => ({ ...bucket, MEDIA_S3_ENDPOINT: 's3.example.se' }),
    'MEDIA_S3_ENDPOINT is "s3.example.se", but it has to be an origin such as https://www.example.se.',
  ],
  [
    'there is no such bucket',
    () => ({ ...bucket, MEDIA_S3_BUCKET: 'finns-inte' }),
    /^The bucket finns-inte at 127\.0\.0\.1:\d+ cannot be used \(NotFound\)\.$/,
  ],
])('says in one sentence that %s, and ends with 1', async (_, env, sentence) => {
  const server = start({ DATA_DIR: join(folder.path, 'refused'), SEED: 'none', ...env() });
  const sent = await server.firstMessage;
  expect(sent).toEqual({ type: 'failed', message: expect.stringMatching(sentence) });
  expect(await server.exit).toEqual({ code: 1, signal: null });
});
