import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { fileOf, paperWithScript, picture, upload, WORDS } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;
const EMPLOYEE = 5;

describeOnBothEngines('an uploaded file', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(EDITOR);
  });
  const stored = () => {
    try {
      return readdirSync(api.mediaDir);
    } catch {
      return [];
    }
  };

  it('gets a record, a thumbnail and narrower copies, and AVIF when there is time', async () => {
    const { status, body } = await upload(api, { token, body: await picture(1200, 800) });
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({ ...WORDS, type: 'image/jpeg', width: 1200, height: 800, categoryId: 1 });
    expect(body.filename).toMatch(/^rok-over-hamnen-[a-z]{8}\.jpg$/);
    expect(body.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(body.sizesPending).toBe(true);
    expect(body.sizes.map((size: { width: number }) => size.width)).toEqual([480, 960]);

    await api.media.settled();
    expect(api.failures).toEqual([]);
    const { body: later } = await api.get(`/media/${body.id}`, token);
    expect(later.sizesPending).toBe(false);
    expect(later.sizes.map((size: { width: number; type: string }) => [size.width, size.type])).toEqual([
      [480, 'image/webp'],
      [480, 'image/avif'],
      [960, 'image/webp'],
      [960, 'image/avif'],
    ]);
    const stem = body.filename.replace(/\.jpg$/, '');
    for (const [name, width, type] of [
      [body.filename, 1200, 'image/jpeg'],
      [`${stem}_thumb.jpg`, 480, 'image/jpeg'],
      [`${stem}_960.webp`, 960, 'image/webp'],
      [`${stem}_480.avif`, 480, 'image/avif'],
    ] as const) {
      const file = await fileOf(api, name, token);
      expect([file.statusCode, file.headers['content-type']], name).toEqual([200, type]);
      expect((await sharp(file.rawPayload).metadata()).width, name).toBe(width);
    }
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s, and is never made larger', async (format) => {
    const body = await picture(300, 200, format);
    const answer = await upload(api, { token, body, type: `image/${format}` });
    expect([answer.status, answer.body.type, answer.body.width]).toEqual([201, `image/${format}`, 300]);
    expect(answer.body.sizes).toEqual([]);
  });

  it('is turned the right way up, and does not tell where it was taken', async () => {
    const original = await sharp(await picture(300, 200))
      .withExif({
        IFD0: { Copyright: 'Någon', Artist: 'Fotografens namn' },
        IFD3: { GPSLatitude: '59/1 20/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(original.includes('Fotografens namn')).toBe(true);
    const { body } = await upload(api, { token, body: original });
    expect([body.width, body.height]).toEqual([200, 300]);
    const { rawPayload } = await fileOf(api, body.filename, token);
    const facts = await sharp(rawPayload).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rawPayload.includes('Fotografens namn')).toBe(false);
  });

  it('may be a paper, kept as it is', async () => {
    const paper = paperWithScript();
    const { status, body } = await upload(api, { token, body: paper, type: 'application/pdf' });
    expect([status, body.type, body.width, body.sizes, body.sizesPending]).toEqual([
      201,
      'application/pdf',
      null,
      [],
      false,
    ]);
    expect((await fileOf(api, body.filename, token)).rawPayload.equals(paper)).toBe(true);
  });

  it('keeps the name that it had as a text, and is called by it when it has no title', async () => {
    const query = { filename: 'C:\\bilder\\Sommar på ön.JPG', description: 'Segelbåtar i en vik' };
    const { body } = await upload(api, { token, body: await picture(60, 40), query });
    expect(body).toMatchObject({
      title: 'Sommar på ön',
      originalName: 'Sommar på ön.JPG',
      alt: 'Segelbåtar i en vik',
      description: '',
    });
    expect(body.filename).toMatch(/^sommar-pa-on-[a-z]{8}\.jpg$/);
  });

  it.each([
    ['no alt text', { title: 'Titel' }, 'alt', 'Fältet måste vara ifyllt'],
    ['an alt text that is too short', { alt: 'Hej' }, 'alt', 'Fältet måste innehålla minst 4 tecken'],
    ['an alt text that is too long', { alt: 'a'.repeat(126) }, 'alt', 'Fältet får innehålla max 125 tecken'],
    [
      'a title that is too long',
      { ...WORDS, title: 'a'.repeat(56) },
      'title',
      'Fältet får innehålla max 55 tecken',
    ],
    ['a category that is not there', { ...WORDS, categoryId: '999' }, 'categoryId', 'Kategorin finns inte'],
    ['a category for job roles', { ...WORDS, categoryId: '10' }, 'categoryId', 'Kategorin finns inte'],
  ])('is refused with %s, in Swedish', async (_, query, field, message) => {
    const before = stored();
    const answer = await upload(api, { token, body: await picture(60, 40), query });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
    expect(stored()).toEqual(before);
  });

  it('may be decorative, and then has no alt text', async () => {
    const query = { title: 'Mönster', decorative: 'true', alt: 'Tegel' };
    const { status, body } = await upload(api, { token, body: await picture(60, 40), query });
    expect([status, body.alt, body.decorative]).toEqual([201, '', true]);
    const missing = await api.get('/media?missingAlt=true&perPage=999', token);
    expect(missing.body.map((record: { id: number }) => record.id)).not.toContain(body.id);
  });

  it('is for those who manage media to send', async () => {
    const body = await picture(60, 40);
    expect((await upload(api, { token: await api.tokenFor(EMPLOYEE), body })).status).toBe(403);
    expect((await upload(api, { token: 'nobody-at-all', body })).status).toBe(401);
  });

  it('is told of in the audit log, with its sender', async () => {
    const { body } = await upload(api, { token, body: await picture(60, 40) });
    const entries = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity', '=', 'media')
      .where('entity_id', '=', String(body.id))
      .execute();
    expect(entries.map((entry) => [entry.action, entry.actor_id, entry.is_public])).toEqual([
      ['media.create', EDITOR, false],
    ]);
  });
});

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
      body: paperWithScript(),
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
