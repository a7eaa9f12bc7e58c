import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';
import { HOSTILE_FILES, SCRIPT, ZIP } from './media-hostile.fixtures.ts';

const MEGABYTE = 1024 * 1024;
/** Source: SECURITY T38. Making a test's own files is counted too, and so are the other tests of the machine. */
const MOST_MEMORY_BYTES = 300 * MEGABYTE;
const LONGEST_STALL_MS = 500;

describeOnBothEngines('a hostile file', (api) => {
  let token = '';
  const made = new Map<string, Buffer>();
  const stalls = monitorEventLoopDelay({ resolution: 10 });
  let memoryBefore = 0;

  beforeAll(async () => {
    token = await api.tokenFor(3);
    for (const [name, { make }] of Object.entries(HOSTILE_FILES)) made.set(name, await make());
    await upload(api, { token, body: await picture(80, 60) });
    memoryBefore = process.memoryUsage.rss();
    stalls.enable();
  });
  afterAll(() => stalls.disable());

  const stored = () => readdirSync(api.mediaDir).toSorted();
  const records = async () => (await api.get('/media', token)).total;

  it.each(Object.entries(HOSTILE_FILES))(
    'is refused or can do nothing: %s',
    async (name, { type, status }) => {
      const before = { files: stored(), records: await records() };
      const body = made.get(name) ?? Buffer.alloc(0);
      const answer = await upload(api, { token, body, type });
      expect([answer.status, answer.body.message]).toEqual([
        status,
        status === 201 ? undefined : expect.stringMatching(/^[A-ZÅÄÖ].*\.$/),
      ]);
      if (status !== 201) {
        expect({ files: stored(), records: await records() }).toEqual(before);
        return;
      }
      const file = await fileOf(api, answer.body.filename, token);
      expect(file.headers['content-security-policy']).toContain('sandbox');
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      if (type === 'application/pdf') return;
      expect([file.rawPayload.includes(ZIP), file.rawPayload.includes(SCRIPT)]).toEqual([false, false]);
      expect((await sharp(file.rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
    },
  );

  it('leaves the service as it was: memory, time to answer, and nothing half done', async () => {
    await api.media.settled();
    stalls.disable();
    expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(MOST_MEMORY_BYTES);
    expect(stalls.max / 1e6).toBeLessThan(LONGEST_STALL_MS);
    expect(api.failures).toEqual([]);
    expect(readdirSync(join(api.mediaDir, '../work'))).toEqual([]);
    expect(await api.db.selectFrom('media_leftover').selectAll().execute()).toEqual([]);
    expect((await upload(api, { token, body: await picture(80, 60) })).status).toBe(201);
  });
});
