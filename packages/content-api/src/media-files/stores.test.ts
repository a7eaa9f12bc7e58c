import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import type { MediaStore } from './media-store.ts';
import { localStore } from './open-media-store.ts';
import { type S3Store, s3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandpost-stores-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'server'),
  configureBuckets: [{ name: 'bilder', configs: [] }],
});
let bucket: S3Store;
let settings: Parameters<typeof s3Store>[0];

beforeAll(async () => {
  const { port } = await server.run();
  settings = {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    bucket: 'bilder',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  bucket = s3Store(settings);
  await bucket.check();
});
afterAll(async () => {
  bucket.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const BYTES = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

/** A file on this machine, to be put into a store. */
function written(bytes: Buffer): string {
  const file = join(mkdtempSync(join(folder, 'work-')), 'file');
  writeFileSync(file, bytes);
  return file;
}

async function namesIn(store: MediaStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names.toSorted();
}

describe.each<[string, () => MediaStore]>([
  ['a folder', () => localStore(join(folder, 'local'))],
  ['a bucket', () => bucket],
])('%s of media files', (_, open) => {
  const about = { fileType: 'image/jpeg' };

  it('has nothing to begin with, and says so', async () => {
    const store = open();
    expect(await namesIn(store)).toEqual([]);
    expect(await store.open('finns-inte.jpg')).toBeNull();
    expect(await store.open('finns-inte.jpg', { start: 0, end: 1 })).toBeNull();
    expect(await store.sizeOf('finns-inte.jpg')).toBeNull();
    await store.delete('finns-inte.jpg');
  });

  it('gives back what was put into it, whole and in part', async () => {
    const store = open();
    await store.put('sjo-abcdefgh.jpg', written(BYTES), about);
    expect(await store.sizeOf('sjo-abcdefgh.jpg')).toBe(BYTES.length);
    const whole = await store.open('sjo-abcdefgh.jpg');
    expect(whole?.sizeBytes).toBe(BYTES.length);
    expect(whole !== null && (await buffer(whole.stream)).equals(BYTES)).toBe(true);
    const part = await store.open('sjo-abcdefgh.jpg', { start: 1_000, end: 1_009 });
    expect(part?.sizeBytes).toBe(BYTES.length);
    expect(part !== null && (await buffer(part.stream)).equals(BYTES.subarray(1_000, 1_010))).toBe(true);
  });

  it('names all that is in it, and forgets what is deleted', async () => {
    const store = open();
    await store.put('rok.jpg', written(Buffer.from('x')), about);
    await store.put('rok_thumb.jpg', written(Buffer.from('y')), about);
    expect(await namesIn(store)).toEqual(['rok.jpg', 'rok_thumb.jpg', 'sjo-abcdefgh.jpg']);
    await store.delete('rok.jpg');
    expect(await namesIn(store)).toEqual(['rok_thumb.jpg', 'sjo-abcdefgh.jpg']);
    expect(await store.open('rok.jpg')).toBeNull();
  });

  it('keeps nothing of a file that cannot be read', async () => {
    const store = open();
    await expect(store.put('halv.jpg', join(folder, 'finns-inte'), about)).rejects.toMatchObject({
      status: 503,
    });
    expect(await store.sizeOf('halv.jpg')).toBeNull();
  });
});

describe('a folder of media files', () => {
  it('lets only its owner and their group read', async () => {
    const store = localStore(join(folder, 'owned'));
    await store.put('a.jpg', written(BYTES), { fileType: 'image/jpeg' });
    expect((statSync(join(folder, 'owned/a.jpg')).mode & 0o777).toString(8)).toBe('640');
    expect(readdirSync(join(folder, 'owned'))).toEqual(['a.jpg']);
  });

  it.each(['../utanfor', 'a/b.jpg', '.dold', '..'])('has no place for %s', async (name) => {
    const store = localStore(join(folder, 'owned'));
    await expect(store.put(name, written(BYTES), { fileType: 'image/jpeg' })).rejects.toThrow();
    await expect(store.open(name)).rejects.toThrow();
  });
});

describe('a bucket', () => {
  it('that is not there, or not to be reached, stops a start with a sentence', async () => {
    const { port } = settings.endpoint;
    const lost = s3Store({ ...settings, bucket: 'finns-inte' });
    await expect(lost.check()).rejects.toEqual(
      new StartError(`The bucket finns-inte at 127.0.0.1:${port} cannot be used (NotFound).`),
    );
    lost.close();
    const away = s3Store({ ...settings, endpoint: new URL('http://127.0.0.1:1') });
    await expect(away.check()).rejects.toBeInstanceOf(StartError);
    await expect(away.put('a.jpg', written(BYTES), { fileType: 'image/jpeg' })).rejects.toMatchObject({
      code: 'STORAGE_AWAY',
    });
    away.close();
  });
});
