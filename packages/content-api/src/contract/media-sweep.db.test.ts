import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { completeFiles } from '../media/complete-files.ts';
import { sweepMedia } from '../media/keep-swept.ts';
import type { DemoMedia } from '../seed/demo-content.ts';
import { storeMediaFiles } from '../seed/store-media-files.ts';
import { DEMO_DIR } from './demo-databases.fixtures.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';

describeOnBothEngines('a sweep of the media', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(3);
  });
  const deps = () => ({ db: api.db, media: api.media, now: () => NOW });
  /** As long after as there is: all that was begun is over. */
  const sweep = () => sweepMedia(deps(), -1_000);
  const sent = async () => {
    const { body } = await upload(api, { token, body: await picture(600, 400) });
    await api.media.settled();
    return body as { id: number; filename: string };
  };
  const path = (name: string) => join(api.mediaDir, name);

  it('removes files whose record was never written, and no others', async () => {
    const { filename } = await sent();
    for (const name of ['halv-abcdefgh.jpg', 'halv-abcdefgh_thumb.jpg', 'nagon-annans.txt']) {
      writeFileSync(path(name), 'x');
    }
    const noted_date = new Date(NOW.getTime() - 1_000);
    await api.db
      .insertInto('media_leftover')
      .values([
        { stored_name: 'halv-abcdefgh.jpg', noted_date },
        { stored_name: 'halv-abcdefgh_thumb.jpg', noted_date },
        { stored_name: 'kom-aldrig-sa-langt.jpg', noted_date },
        // Its record came after all.
        { stored_name: filename, noted_date },
      ])
      .execute();
    await sweepMedia(deps(), 60_000);
    expect(readdirSync(api.mediaDir)).toContain('halv-abcdefgh.jpg');
    await sweep();
    const left = readdirSync(api.mediaDir);
    expect(left.filter((name) => name.startsWith('halv-'))).toEqual([]);
    expect(left).toContain('nagon-annans.txt');
    expect((await fileOf(api, filename, token)).statusCode).toBe(200);
    rmSync(path('nagon-annans.txt'));
  });

  it('makes lost thumbnails and sizes again', async () => {
    const { id, filename } = await sent();
    const stem = filename.replace('.jpg', '');
    rmSync(path(`${stem}_thumb.jpg`));
    rmSync(
      readdirSync(api.mediaDir)
        .filter((name) => /_480\.avif$/.test(name))
        .map(path)
        .at(-1) ?? '',
    );
    rmSync(path(`${stem}_480.webp`));
    await sweep();
    expect((await api.get(`/media/${id}`, token)).body.sizesPending).toBe(true);
    await api.media.settled();
    expect(api.failures).toEqual([]);
    expect((await api.get(`/media/${id}`, token)).body).toMatchObject({
      sizesPending: false,
      missing: false,
    });
    for (const name of [`${stem}_thumb.jpg`, `${stem}_480.webp`, `${stem}_480.avif`]) {
      expect((await fileOf(api, name, token)).statusCode, name).toBe(200);
    }
  });

  it('says of a record that its file is lost, until it is there again', async () => {
    const { id, filename } = await sent();
    rmSync(path(filename));
    expect(await sweep()).toContain(filename);
    expect((await api.get(`/media/${id}`, token)).body.missing).toBe(true);
    expect((await fileOf(api, filename, token)).statusCode).toBe(404);
    await completeFiles(deps(), id);
    writeFileSync(path(filename), await picture(600, 400));
    expect(await sweep()).not.toContain(filename);
    expect((await api.get(`/media/${id}`, token)).body.missing).toBe(false);
  });

  it('finds the pictures of the demo service lost where another process has stored them', async () => {
    const { id, filename, type } = (await api.get('/media?filename=karta-stationer.png')).body[0];
    expect(await sweep()).toContain(filename);
    const record = { id, filename, fileType: type, widthPx: 1600, heightPx: 1067 } as DemoMedia;
    await storeMediaFiles([record], api.media, DEMO_DIR);
    expect(await sweep()).not.toContain(filename);
    expect((await fileOf(api, filename, token)).headers['content-type']).toBe('image/png');
  });

  it('leaves an intact log of what it did', async () => {
    const actions = await api.db.selectFrom('audit_entry').select('action').execute();
    expect(new Set(actions.map((entry) => entry.action))).toContain('media.sweep');
  });
});
