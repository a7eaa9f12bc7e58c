import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { paper, picture, upload } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;
const EMPLOYEE = 5;
const WORD = 'listprov';

describeOnBothEngines('the list of media', (api) => {
  let token = '';
  let employee = '';
  const files = new Map<string, { id: number; size: number }>();
  beforeAll(async () => {
    token = await api.tokenFor(EDITOR);
    employee = await api.tokenFor(EMPLOYEE);
    const take = async (title: string, body: Buffer, type: string) => {
      const sent = await upload(api, { token, body, type, query: { title, alt: `${WORD} ${title}` } });
      files.set(title, sent.body);
    };
    await take('liten', await picture(100, 80), 'image/jpeg');
    await take('bred', await picture(900, 80), 'image/jpeg');
    await take('png', await picture(120, 700, 'png'), 'image/png');
    await take('papper', paper(), 'application/pdf');
  });
  const titles = async (query: string, by = token) => {
    const { body, total } = await api.get(`/media?q=${WORD}&perPage=99&sort=title%20ASC&${query}`, by);
    expect(total).toBe(body.length);
    return body.map((record: { title: string }) => record.title);
  };

  it('tells what is larger than any of the limits that one has', async () => {
    expect(await titles('aboveWidth=800')).toEqual(['bred']);
    expect(await titles('aboveHeight=600')).toEqual(['png']);
    expect(await titles('aboveWidth=800&aboveHeight=600')).toEqual(['bred', 'png']);
    expect(await titles('aboveWidth=900&aboveHeight=700')).toEqual([]);
    const [largest = 0, second = 0] = [...files.values()].map(({ size }) => size).toSorted((a, b) => b - a);
    expect(await titles(`aboveSize=${second}`)).toHaveLength(1);
    expect(await titles(`aboveSize=${largest}`)).toEqual([]);
    expect((await api.get('/media?aboveWidth=0', token)).status).toBe(400);
  });

  it('is narrowed by media type', async () => {
    expect(await titles('type=image/png')).toEqual(['png']);
    expect(await titles('type=image/png&type=application/pdf')).toEqual(['papper', 'png']);
    expect(await titles('type=image/png&aboveWidth=800')).toEqual([]);
  });

  it('is sorted by how often files are used, for those who manage media', async () => {
    const administrator = await api.tokenFor(ADMINISTRATOR);
    const use = (mediaId: number | undefined) =>
      api.send('POST', '/post', {
        token: administrator,
        body: { type: 'news', title: 'Använder', status: 'publish', nodeIds: [1], mediaId },
      });
    for (const title of ['png', 'png', 'liten']) await use(files.get(title)?.id);
    const { body } = await api.get(`/media?q=${WORD}&sort=usedBy%20DESC,title%20ASC`, token);
    expect(body.map((record: { title: string; usedBy: number }) => [record.title, record.usedBy])).toEqual([
      ['png', 2],
      ['liten', 1],
      ['bred', 0],
      ['papper', 0],
    ]);
    expect((await api.get('/media?sort=usedBy', employee)).status).toBe(400);
    expect((await api.get('/media?sort=usedBy')).status).toBe(400);
  });

  it('tells whoever asks for an order that there is none of which ones there are', async () => {
    for (const sort of ['-title', 'title:desc', 'nothing']) {
      const { status, body } = await api.get(`/media?sort=${sort}`, employee);
      expect(status).toBe(400);
      expect(body.errors[0]).toEqual({ field: 'sort', message: expect.stringMatching(/ title(?:,|$)/) });
      expect(body.errors[0].message).not.toContain('usedBy');
    }
  });

  it('has an upload that is there already once more, and says of which it is a copy', async () => {
    const body = await picture(64, 64);
    const send = async (by: string) =>
      (await upload(api, { token: by, body, query: { title: 'Kopia', alt: 'Samma bild igen' } })).body;
    const first = await send(token);
    expect(first).not.toHaveProperty('duplicateOf');
    const second = await send(token);
    expect(second).toMatchObject({ checksum: first.checksum, duplicateOf: first.id });
    expect(second.id).not.toBe(first.id);
    expect((await send(token)).duplicateOf).toBe(first.id);
    expect((await api.get(`/media/${second.id}`, token)).body).not.toHaveProperty('duplicateOf');
  });

  it('tells nobody of a copy that they may not see', async () => {
    const administrator = await api.tokenFor(ADMINISTRATOR);
    const body = await picture(64, 65);
    const query = { title: 'Hemlig', alt: 'Bara för några få' };
    const { id } = (await upload(api, { token: administrator, body, query })).body;
    const hidden = { type: 'news', title: 'Dold', status: 'draft', mediaId: id };
    await api.send('POST', '/post', { token: administrator, body: hidden });
    expect((await upload(api, { token, body, query })).body).not.toHaveProperty('duplicateOf');
    expect((await upload(api, { token: administrator, body, query })).body.duplicateOf).toBe(id);
  });
});
