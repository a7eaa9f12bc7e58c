import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

/** Bengt: may publish, and not delete. */
const EDITOR = 3;
const LATER = '2027-03-01T08:00:00.000Z';

describeOnBothEngines('a draft that has never been out', (api) => {
  let editor = '';
  let administrator = '';
  beforeAll(async () => {
    editor = await api.tokenFor(EDITOR);
    administrator = await api.tokenFor(1);
  });
  const make = async (fields: object, token = editor): Promise<number> => {
    const body = { type: 'news', title: 'Provtext', excerpt: 'Kort.', nodeIds: [1], ...fields };
    const made = await api.send('POST', '/post', { token, body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.id;
  };
  const put = async (id: number, fields: object, token = editor) =>
    (await api.send('PUT', `/post/${id}`, { token, body: fields })).status;
  const mayDiscard = async (id: number, token = editor) =>
    (await api.get(`/post/${id}`, token)).body.mayDiscard;

  it('is its author’s to put in the trash and to have back, without the right to delete', async () => {
    const id = await make({ status: 'draft' });
    expect(await mayDiscard(id)).toBe(true);
    expect(await put(id, { status: 'trash' })).toBe(200);
    expect(await put(id, { status: 'draft' })).toBe(200);
    expect((await api.send('DELETE', `/post/${id}`, { token: editor })).status).toBe(200);
    expect((await api.get(`/post/${id}`, editor)).body.status).toBe('trash');
    // For good it goes with the right to delete alone.
    expect((await api.send('DELETE', `/post/${id}`, { token: editor })).status).toBe(403);
  });

  it('may have waited for a time that was called off', async () => {
    const id = await make({ status: 'future', publishedDate: LATER });
    expect([await mayDiscard(id), await put(id, { status: 'trash' })]).toEqual([undefined, 403]);
    expect(await put(id, { status: 'draft' })).toBe(200);
    expect([await mayDiscard(id), await put(id, { status: 'trash' })]).toEqual([true, 200]);
  });

  it('is nobody else’s to throw away, and not its author’s either once it has been out', async () => {
    const other = await make({ status: 'draft', editorIds: [EDITOR] }, administrator);
    expect([await mayDiscard(other), await put(other, { status: 'trash' })]).toEqual([undefined, 403]);
    const out = await make({ status: 'publish' });
    expect(await put(out, { status: 'draft' })).toBe(200);
    expect([await mayDiscard(out), await put(out, { status: 'trash' })]).toEqual([undefined, 403]);
  });
});
