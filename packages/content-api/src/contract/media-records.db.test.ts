import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { fileOf, paper, picture, upload, WORDS } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;

describeOnBothEngines('a media record', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(EDITOR);
  });
  const sent = async (query: Record<string, string> = WORDS) =>
    (await upload(api, { token, body: await picture(900, 600), query })).body;
  const change = (id: number, body: object) => api.send('PUT', `/media/${id}`, { token, body });

  it('can be said other things about, one at a time', async () => {
    const { id } = await sent();
    expect((await change(id, { title: 'Ny titel' })).body).toMatchObject({
      title: 'Ny titel',
      alt: WORDS.alt,
    });
    const focus = { focalPoint: { x: 0.25, y: 1 }, categoryId: 3, description: 'Köpt 2026' };
    expect((await change(id, focus)).body).toMatchObject({ ...focus, title: 'Ny titel' });
    expect((await change(id, { focalPoint: null })).body.focalPoint).toBeNull();
    expect((await change(id, { decorative: true })).body).toMatchObject({ alt: '', decorative: true });
    expect((await change(id, { decorative: false })).body.errors).toEqual([
      { field: 'alt', message: 'Fältet måste vara ifyllt' },
    ]);
    expect((await change(id, { alt: 'En ny text' })).status).toBe(200);
    expect((await change(id, { focalPoint: { x: 1.1, y: 0 } })).status).toBe(400);
    expect((await change(99_999, { title: 'Borta' })).status).toBe(404);
  });

  it('is found by what is said about it, and sorted as a Swede does', async () => {
    for (const title of ['Ömsint', 'Ängar', 'Åska', 'Zebra'])
      await sent({ title, alt: `Prov %_\\ ${title}` });
    const found = await api.get('/media?q=prov%20%25_%5C&sort=title%20ASC', token);
    expect(found.body.map((record: { title: string }) => record.title)).toEqual([
      'Zebra',
      'Åska',
      'Ängar',
      'Ömsint',
    ]);
    expect((await api.get('/media?q=ÖMSINT', token)).total).toBe(1);
    expect((await api.get('/media?kind=pdf&perPage=99', token)).total).toBe(8);
    const bySize = await api.get('/media?sort=size%20DESC&q=prov&perPage=2', token);
    expect(bySize.body[0].size).toBeGreaterThanOrEqual(bySize.body[1].size);
  });

  it('keeps its number and its address when its file is replaced, and the old file beside it', async () => {
    const before = await sent();
    await api.media.settled();
    const old = (await fileOf(api, before.filename, token)).rawPayload;
    const body = await picture(700, 700, 'png');
    const replaced = await upload(api, {
      token,
      body,
      type: 'image/png',
      method: 'PUT',
      path: `/media/${before.id}/file`,
      query: { filename: 'nyare.png' },
    });
    expect([replaced.status, replaced.body.message]).toEqual([200, undefined]);
    expect(replaced.body).toMatchObject({
      id: before.id,
      filename: before.filename,
      title: WORDS.title,
      type: 'image/jpeg',
      width: 700,
      height: 700,
      originalName: 'nyare.png',
    });
    expect(replaced.body.checksum).not.toBe(before.checksum);
    await api.media.settled();
    expect(api.failures).toEqual([]);
    const now = await fileOf(api, before.filename, token);
    expect((await sharp(now.rawPayload).metadata()).width).toBe(700);
    const thumb = await fileOf(api, before.filename.replace('.jpg', '_thumb.jpg'), token);
    expect((await sharp(thumb.rawPayload).metadata()).height).toBe(480);
    const { body: after } = await api.get(`/media/${before.id}`, token);
    expect(after.sizes.map((size: { width: number }) => size.width)).toEqual([480, 480]);

    const versions = await api.get(`/media/${before.id}/version`, token);
    expect(versions.body).toMatchObject([
      { width: 900, height: 600, checksum: before.checksum, replacedBy: EDITOR },
    ]);
    const kept = await api.app.inject({
      url: `/rubicore/core/v1/media/${before.id}/version/${versions.body[0].id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(kept.rawPayload.equals(old)).toBe(true);
    expect(kept.headers['content-disposition']).toMatch(/^attachment/);
    expect(kept.headers['cache-control']).toBe('private, no-store');
    expect((await api.get(`/media/${before.id}/version`)).status).toBe(401);
  });

  it('takes no paper in the place of a picture', async () => {
    const { id, filename, checksum } = await sent();
    const answer = await upload(api, {
      token,
      body: paper(),
      type: 'application/pdf',
      method: 'PUT',
      path: `/media/${id}/file`,
    });
    expect(answer.status).toBe(415);
    expect((await api.get(`/media/${id}`, token)).body).toMatchObject({ filename, checksum });
  });

  it('tells which posts use it, and is not deleted before that is known', async () => {
    const administrator = await api.tokenFor(ADMINISTRATOR);
    const { filename, id } = (await api.get('/media?filename=brandvarnare-i-tak.jpg')).body[0];
    const usage = await api.get(`/media/${id}/usage`, token);
    expect(usage.body.uses).not.toEqual([]);
    for (const { postId, title, fields } of usage.body.uses) {
      const { body: post } = await api.get(`/post/${postId}`, token);
      expect(post.title).toBe(title);
      expect(JSON.stringify(post), title).toContain(filename);
      expect(fields.includes('media')).toBe(post.mediaId === id);
    }
    const refused = await api.send('DELETE', `/media/${id}`, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    expect(refused.body.uses).toEqual(usage.body.uses);
    const forced = await api.send('DELETE', `/media/${id}?force=true`, { token: administrator });
    expect([forced.status, forced.body]).toEqual([200, { ok: true }]);
    expect((await api.get(`/media/${id}`, administrator)).status).toBe(404);
    expect((await fileOf(api, filename, administrator)).statusCode).toBe(404);
  });

  it('takes all its files with it', async () => {
    const { id, filename } = await sent();
    await upload(api, { token, body: await picture(500, 500), method: 'PUT', path: `/media/${id}/file` });
    await api.media.settled();
    const stem = filename.replace(/-[a-z]{8}\.jpg$/, '');
    expect((await api.send('DELETE', `/media/${id}`, { token })).status).toBe(200);
    const rows = await api.db.selectFrom('media_leftover').selectAll().execute();
    expect(rows).toEqual([]);
    const known = await api.db.selectFrom('media_file').select('stored_name').execute();
    const versions = await api.db.selectFrom('media_version').select('stored_name').execute();
    const names = new Set([...known, ...versions].map((row) => row.stored_name));
    const lying = readdirSync(api.mediaDir).filter((name) => name.startsWith(stem));
    expect(lying.filter((name) => !names.has(name))).toEqual([]);
  });
});
