import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW, type TestAnswer } from './engines.fixtures.ts';
import { picture, upload } from './media.fixtures.ts';

/** Of the demo: an administrator, a publisher, and crew, one of whom may write. */
const [ADMINISTRATOR, PUBLISHER, WRITER, COLLEAGUE] = [1, 3, 5, 9];
const STATION = 2;
const BLOCKS = [
  { id: 'a', type: 'heading', version: '1.0.0', props: { text: 'Plats och tid', size: 2 }, children: [] },
  {
    ...{ id: 'b', type: 'image', version: '1.0.0', children: [] },
    props: { imgSrc: '/media/hemlig.jpg', caption: 'Bildtext' },
  },
  { id: 'c', type: 'pdf', version: '1.0.0', props: { title: 'Blankett', pdf: '[{"id":1}]' }, children: [] },
];

describeOnBothEngines('a template', (api) => {
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    await api.db
      .insertInto('user_capability')
      .values({ user_id: WRITER, capability_key: 'create_post', value: true })
      .execute();
    for (const id of [ADMINISTRATOR, PUBLISHER, WRITER, COLLEAGUE]) tokens.set(id, await api.tokenFor(id));
  });
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, userId = PUBLISHER) =>
    api.send(method, path, { token: tokens.get(userId) ?? '', body });
  const read = (path: string, userId = WRITER) => api.get(path, tokens.get(userId));
  const draft = async (fields: object = {}): Promise<number> => {
    const body = { type: 'news', status: 'draft', title: 'Övning', excerpt: 'Vi övar.', nodeIds: [STATION] };
    return (await send('POST', '/post', { ...body, ...fields })).body.id;
  };
  let count = 0;
  const save = (id: number, names: object = {}, userId = PUBLISHER) => {
    count += 1;
    return send('POST', `/post/${id}/template`, { name: `Mall ${count}`, description: '', ...names }, userId);
  };
  const field = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field];

  it('has the words and settings of a post, and nothing of its times, people, files and address', async () => {
    const id = await draft({
      ...{ content: BLOCKS, userIds: [COLLEAGUE], editorIds: [WRITER], acknowledgeBy: null },
      ...{ publishedDate: '2026-12-24T12:00:00.000Z', unpublishedDate: '2026-12-25T12:00:00.000Z' },
    });
    const saved = await save(id, { name: ' Övning ', description: ' Med plats och tid ' });
    expect([saved.status, saved.body]).toEqual([
      201,
      {
        ...{ id: saved.body.id, name: 'Övning', description: 'Med plats och tid', type: 'news' },
        savedDate: NOW.toISOString(),
      },
    ]);
    const { post } = (await read(`/post-template/${saved.body.id}`)).body;
    expect(post).toMatchObject({
      ...{ title: 'Övning', excerpt: 'Vi övar.', nodeId: [STATION], status: 'draft', media: null },
      ...{ userId: [], editorId: [], authorId: null, publishedDate: null, unpublishedDate: null },
    });
    const props = post.content.map((block: { props: object }) => block.props);
    expect(props).toEqual([
      { text: 'Plats och tid', size: 2 },
      { imgSrc: '', caption: 'Bildtext' },
      { title: 'Blankett', pdf: '' },
    ]);
  });

  it('has the pictures that anyone who begins from it may see, and no other', async () => {
    const token = tokens.get(ADMINISTRATOR) ?? '';
    const uploaded = async (title: string) =>
      (await upload(api, { token, body: await picture(600, 400), query: { title, alt: 'En bild' } })).body;
    const imageOf = (id: string, filename: string) => ({
      ...{ id, type: 'image', version: '1.0.0', children: [] },
      props: { imgSrc: `/media/${filename}`, caption: '' },
    });
    const [open, hidden] = [await uploaded('Brandbil'), await uploaded('Hemlig')];
    const shown = { type: 'news', title: 'Ny bil', excerpt: 'Se.', status: 'publish', nodeIds: [1] };
    const named = { ...shown, mediaId: open.id };
    expect(await send('POST', '/post', named, ADMINISTRATOR)).toMatchObject({ status: 201 });
    const content = [imageOf('a', open.filename), imageOf('b', hidden.filename)];
    const body = { ...named, title: 'Hemligt', status: 'draft', content };
    const { body: post } = await send('POST', '/post', body, ADMINISTRATOR);
    const { body: template } = await save(post.id, {}, ADMINISTRATOR);
    const picturesFor = async (userId: number) => {
      const { body } = await read(`/post-template/${template.id}`, userId);
      return [body.post.media?.id, ...body.post.content.map((block: { props: object }) => block.props)];
    };
    const [first, second] = content.map((block) => block.props);
    expect(await picturesFor(ADMINISTRATOR)).toEqual([open.id, first, second]);
    expect(await picturesFor(WRITER)).toEqual([open.id, first, { imgSrc: '', caption: '' }]);
    await send('DELETE', `/post/${post.id}`, undefined, ADMINISTRATOR);
  });

  it('has what is being written of a post that is out', async () => {
    const id = await draft({ status: 'publish' });
    await send('PUT', `/post/${id}/working-copy`, { title: 'Inte ute än' });
    const { body } = await save(id);
    expect((await read(`/post-template/${body.id}`)).body.post.title).toBe('Inte ute än');
  });

  it('is for anyone who writes, is saved and changed by anyone who publishes, and is known to nobody else', async () => {
    const id = await draft();
    const { body: template } = await save(id);
    expect((await read('/post-template')).body.map((one: { id: number }) => one.id)).toContain(template.id);
    for (const path of ['/post-template', `/post-template/${template.id}`]) {
      expect((await read(path, COLLEAGUE)).status).toBe(403);
      expect((await api.get(path)).status).toBe(401);
    }
    expect((await save(id, {}, WRITER)).status).toBe(403);
    const names = { name: 'Annat', description: '' };
    expect((await send('PUT', `/post-template/${template.id}`, names, WRITER)).status).toBe(403);
    expect((await send('DELETE', `/post-template/${template.id}`, undefined, WRITER)).status).toBe(403);
    expect((await save(99_999)).status).toBe(404);
  });

  it('makes a post that can be saved, also when its group is gone', async () => {
    const { body: node } = await send(
      'POST',
      '/node',
      { name: 'Tillfällig grupp', parent: 1 },
      ADMINISTRATOR,
    );
    const id = await draft({ nodeIds: [STATION, node.id] });
    const { body: template } = await save(id);
    await send('PUT', `/post/${id}`, { nodeIds: [STATION] });
    expect((await send('DELETE', `/node/${node.id}`, undefined, ADMINISTRATOR)).status).toBe(200);
    const { post } = (await read(`/post-template/${template.id}`)).body;
    expect(post.nodeId).toEqual([STATION]);
    const { title, type, nodeId, content } = post;
    const made = await send(
      'POST',
      '/post',
      { title, type, nodeIds: nodeId, content, status: 'draft' },
      WRITER,
    );
    expect(made.status).toBe(201);
  });

  it('has a name of its own, whatever its letters, which can be changed', async () => {
    const id = await draft();
    const { body: first } = await save(id, { name: 'Eldningsråd' });
    expect(field(await save(id, { name: ' ELDNINGSRÅD' }))).toEqual([422, 'name']);
    expect(field(await save(id, { name: ' ' }))).toEqual([422, 'name']);
    expect(field(await save(id, { name: 'x'.repeat(61) }))).toEqual([422, 'name']);
    expect(field(await save(id, { description: 'x'.repeat(201) }))).toEqual([422, 'description']);
    const { body: second } = await save(id, { name: 'Sotning' });
    const rename = (name: string) =>
      send('PUT', `/post-template/${second.id}`, { name, description: 'Till våren' });
    expect(field(await rename('eldningsråd'))).toEqual([422, 'name']);
    expect((await rename('SOTNING')).body).toMatchObject({ name: 'SOTNING', description: 'Till våren' });
    expect((await send('DELETE', `/post-template/${first.id}`)).status).toBe(200);
    expect((await read(`/post-template/${first.id}`)).status).toBe(404);
    expect((await send('DELETE', `/post-template/${first.id}`)).status).toBe(404);
  });

  it('is made of no crisis alert and no ad', async () => {
    const { body: ad } = await send('POST', '/post', { type: 'givetake', title: 'Soffa', status: 'draft' });
    expect(field(await save(ad.id))).toEqual([422, 'type']);
  });
});
