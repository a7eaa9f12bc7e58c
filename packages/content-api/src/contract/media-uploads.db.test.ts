import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { fileOf, paper, picture, upload, WORDS } from './media.fixtures.ts';

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
    expect(body.sizes.map((size: { width: number }) => size.width)).toEqual([480, 720, 960]);

    await api.media.settled();
    expect(api.failures).toEqual([]);
    const { body: later } = await api.get(`/media/${body.id}`, token);
    expect(later.sizesPending).toBe(false);
    expect(later.sizes.map((size: { width: number; type: string }) => [size.width, size.type])).toEqual([
      [480, 'image/webp'],
      [480, 'image/avif'],
      [720, 'image/webp'],
      [720, 'image/avif'],
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
    const sent = paper();
    const { status, body } = await upload(api, { token, body: sent, type: 'application/pdf' });
    expect([status, body.type, body.width, body.sizes, body.sizesPending]).toEqual([
      201,
      'application/pdf',
      null,
      [],
      false,
    ]);
    expect((await fileOf(api, body.filename, token)).rawPayload.equals(sent)).toBe(true);
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

  it('is recorded in the audit log, with its sender', async () => {
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
