import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BffError, errorKinds } from '../errors.ts';
import type { Answer } from '../upstream/answer.ts';
import { createSnapshot } from './snapshot.ts';
import { createVisitorCaches } from './visitor-caches.ts';

const log = pino({ level: 'silent' });
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brandpost-snapshot-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const answer = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ text })),
});
const away = async (): Promise<Answer> => {
  throw new BffError(errorKinds.upstreamUnreachable);
};

function serviceAt(upstream = 'http://api') {
  const caches = createVisitorCaches({ isFollowing: () => false });
  const { answers } = caches;
  return { caches, answers, snapshot: createSnapshot(answers, { dataDir, upstream, log }) };
}

it('a service that starts while upstream is away gives what the one before had', async () => {
  const before = serviceAt();
  await before.answers.get('/a', async () => answer('åäö'));
  await before.snapshot.stop();
  const after = serviceAt();
  expect(await after.snapshot.load()).toBe(1);
  const given = await after.answers.get('/a', away);
  expect([given.isStale, JSON.parse(given.value.body.toString())]).toEqual([true, { text: 'åäö' }]);
  expect((await after.answers.get('/a', away)).value.body.toString()).toContain('åäö');
});

it('asks for newer answers as soon as upstream is there', async () => {
  const before = serviceAt();
  await before.answers.get('/a', async () => answer('gammal'));
  await before.snapshot.stop();
  const after = serviceAt();
  await after.snapshot.load();
  expect((await after.answers.get('/a', async () => answer('ny'))).value.body.toString()).toContain('ny');
});

it('takes nothing in from another upstream, nor from a file that is broken', async () => {
  const before = serviceAt();
  await before.answers.get('/a', async () => answer('annans'));
  await before.snapshot.stop();
  expect(await serviceAt('http://another-api').snapshot.load()).toBe(0);
  const file = join(dataDir, 'cache', 'answers.ndjson');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  expect(await serviceAt().snapshot.load()).toBe(0);
});

it('what was taken back while upstream is away does not come back with the next service', async () => {
  const [list, single] = ['/rubicore/core/v1/post', '/rubicore/core/v1/post/1'];
  const post = (id: number) => ({ id, publishedDate: '2026-01-01T00:00:00Z', unpublishedDate: null });
  const before = serviceAt();
  const of = (body: unknown): Answer => ({ ...answer(''), body: Buffer.from(JSON.stringify(body)) });
  await before.answers.get(list, async () => of([post(1), post(2)]));
  await before.answers.get(single, async () => of(post(1)));
  before.caches.purge('1');
  await before.snapshot.stop();
  const after = serviceAt();
  await after.snapshot.load();
  expect(JSON.parse((await after.answers.get(list, away)).value.body.toString())).toEqual([post(2)]);
  await expect(after.answers.get(single, away)).rejects.toThrow();
});

it('the last answer that is taken back leaves the folder too', async () => {
  const { caches, answers, snapshot } = serviceAt();
  const single = '/rubicore/core/v1/post/1';
  const body = Buffer.from('{"id":1,"publishedDate":null,"unpublishedDate":null,"title":"Hemligt"}');
  await answers.get(single, async () => ({ ...answer(''), body }));
  await snapshot.stop();
  const file = join(dataDir, 'cache', 'answers.ndjson');
  expect(readFileSync(file, 'utf8')).toContain(single);
  caches.purge('1');
  await snapshot.stop();
  expect(readFileSync(file, 'utf8')).not.toContain(single);
});

it('keeps no texts that people looked for', async () => {
  const { answers, snapshot } = serviceAt();
  await answers.get('/rubicore/core/v1/search?q=hemligt', async () => answer('hemligt'));
  await answers.get('/a', async () => answer('a'));
  await snapshot.stop();
  const file = readFileSync(join(dataDir, 'cache', 'answers.ndjson'), 'utf8');
  expect(file).not.toContain('hemligt');
  expect(file.trimEnd().split('\n')).toHaveLength(2);
});

it('a service that had nothing leaves what the one before it wrote', async () => {
  const before = serviceAt();
  await before.answers.get('/a', async () => answer('a'));
  await before.snapshot.stop();
  await serviceAt().snapshot.stop();
  expect(await serviceAt().snapshot.load()).toBe(1);
});

it('leaves no half-written file, and a folder that cannot be written is no harm', async () => {
  const { answers, snapshot } = serviceAt();
  await answers.get('/a', async () => answer('a'));
  await snapshot.stop();
  expect(readdirSync(join(dataDir, 'cache'))).toEqual(['answers.ndjson']);
  writeFileSync(join(dataDir, 'a-file'), '');
  const nowhere = createSnapshot(answers, { dataDir: join(dataDir, 'a-file'), upstream: 'x', log });
  expect(await nowhere.load()).toBe(0);
  await nowhere.stop();
});
