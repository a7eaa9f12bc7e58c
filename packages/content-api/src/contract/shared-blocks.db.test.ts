import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines, NOW, type TestAnswer } from './engines.fixtures.ts';
import { picture, upload } from './media.fixtures.ts';

/** Of the demo: an administrator, a publisher, and crew, one of whom may write. */
const [ADMINISTRATOR, PUBLISHER, WRITER, COLLEAGUE] = [1, 3, 5, 9];
const [ROOT, STATION] = [1, 2];

let made = 0;
const newId = () => {
  made += 1;
  return `n${made}`;
};
const block = (type: string, props: object, children: object[] = []) => ({
  ...{ id: newId(), type, version: '1.0.0', props, children },
});
const text = (words: string) => block('html', { html: `<p>${words}</p>` });
const shared = (sharedId: number | string, children: object[] = []) =>
  block('shared-block', { sharedId: String(sharedId) }, children);
const fieldOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field];

type Node = { id: string; type: string; props: { html?: string; sharedId?: string }; children: Node[] };
/** The paragraphs of a tree in reading order. */
const wordsOf = (nodes: Node[]): string[] =>
  nodes.flatMap(({ props, children }) => [
    ...(props.html === undefined ? [] : [props.html.replace(/<\/?p>/g, '')]),
    ...wordsOf(children),
  ]);

describeOnBothEngines('a shared block', (api) => {
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    await api.db
      .insertInto('user_capability')
      .values({ user_id: WRITER, capability_key: 'create_post', value: true })
      .execute();
    for (const id of [ADMINISTRATOR, PUBLISHER, WRITER, COLLEAGUE]) tokens.set(id, await api.tokenFor(id));
  });
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    { userId = PUBLISHER, ifMatch = null as number | null } = {},
  ) => {
    const headers: Record<string, string> = ifMatch === null ? {} : { 'if-match': `"${ifMatch}"` };
    return api.send(method, path, { token: tokens.get(userId) ?? '', body, headers });
  };
  const read = (path: string, userId = PUBLISHER) => api.get(path, tokens.get(userId));
  const save = async (content: object[], name = `Gemensamt ${newId()}`): Promise<number> => {
    const { status, body } = await send('POST', '/shared-block', { name, content });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id;
  };
  const change = (id: number, words: string, sent: { ifMatch?: number } = {}) =>
    api
      .get(`/shared-block/${id}`, tokens.get(PUBLISHER))
      .then(({ body }) =>
        send('PUT', `/shared-block/${id}`, { name: body.name, content: [text(words)] }, sent),
      );
  const page = async (content: object[], fields: object = {}) => {
    const title = `Sida ${newId()}`;
    const body = {
      type: 'page',
      status: 'publish',
      title,
      excerpt: 'Ingress.',
      nodeIds: [ROOT],
      content,
      ...fields,
    };
    const answer = await send('POST', '/post', body);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body as { id: number; slug: string; version: number; content: Node[]; updatedDate: string };
  };
  const asVisitor = async (id: number) => (await api.get(`/post/${id}`)).body;
  const storedContent = async (id: number) =>
    (await api.db.selectFrom('post').select('content').where('id', '=', id).executeTakeFirstOrThrow())
      .content;

  it('is stored with a page as a reference alone, and read by visitors as what it says', async () => {
    const id = await save([text('Växeln öppnar kl 8.')]);
    const { id: postId, content } = await page([text('Före'), shared(id, [text('Gissat')]), text('Efter')]);
    expect(wordsOf(content)).toEqual(['Före', 'Växeln öppnar kl 8.', 'Efter']);
    expect(wordsOf((await asVisitor(postId)).content)).toEqual(['Före', 'Växeln öppnar kl 8.', 'Efter']);
    expect((await storedContent(postId)).map(({ children }) => children)).toEqual([[], [], []]);
  });

  it('is seen on all pages at once when it is changed, in lists, search and links too', async () => {
    const target = await page([text('Mål')]);
    const id = await save([text('Brandslangsvajern är grön.')]);
    const posts = [await page([shared(id)]), await page([text('Eget'), shared(id), shared(id)])];
    const link = `<a href="/sida/${target.slug}">Läs mer</a>`;
    for (const post of posts) await asVisitor(post.id);
    expect((await change(id, `Skumsläckarrampen är röd. ${link}`)).status).toBe(200);
    for (const [at, post] of posts.entries()) {
      const now = await asVisitor(post.id);
      expect(wordsOf(now.content).filter((words) => words.startsWith('Skumsläckarrampen'))).toHaveLength(
        at + 1,
      );
      expect([now.version, now.updatedDate]).toEqual([post.version, NOW.toISOString()]);
    }
    const found = async (q: string) =>
      (await api.get(`/search?q=${q}`)).body
        .map((hit: { id: number }) => hit.id)
        .filter((hit: number) => posts.some((post) => post.id === hit));
    expect((await found('skumsläckarrampen')).sort()).toEqual(posts.map((post) => post.id));
    expect(await found('brandslangsvajern')).toEqual([]);
    const links = await api.db.selectFrom('post_link').selectAll().where('slug', '=', target.slug).execute();
    expect(links.map((one) => one.post_id).sort()).toEqual(posts.map((post) => post.id));
    const ids = (await asVisitor(posts[1]?.id ?? 0)).content.flatMap((node: Node) => [
      node.id,
      ...node.children.map((child) => child.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells visitors of a change where they see it, and only there', async () => {
    const entryOf = async (id: number) =>
      await api.db
        .selectFrom('audit_entry')
        .select(['action', 'is_public'])
        .where('entity', '=', 'shared-block')
        .where('entity_id', '=', String(id))
        .orderBy('id', 'desc')
        .executeTakeFirst();
    const open = await save([text('Öppet')]);
    await page([shared(open)]);
    const changed = await change(open, 'Öppet igen');
    expect([changed.headers['x-public-change'], await entryOf(open)]).toEqual([
      'yes',
      { action: 'shared-block.update', is_public: true },
    ]);
    const inside = await save([text('Inne')]);
    await page([shared(inside)], { type: 'info', nodeIds: [STATION] });
    expect((await change(inside, 'Inne igen')).headers['x-public-change']).toBe('no');
    expect(await entryOf(inside)).toEqual({ action: 'shared-block.update', is_public: false });
  });

  it('is saved by anyone who publishes, put on pages by anyone who writes, and known to nobody else', async () => {
    const id = await save([text('Rättigheter')]);
    const body = { name: 'Nytt', content: [text('Nytt')] };
    expect((await send('POST', '/shared-block', body, { userId: WRITER })).status).toBe(403);
    for (const [method, path] of [
      ['PUT', `/shared-block/${id}`],
      ['DELETE', `/shared-block/${id}`],
      ['POST', `/shared-block/${id}/dissolve`],
      ['POST', `/shared-block/${id}/version/1/restore`],
    ] as const) {
      expect([path, (await send(method, path, body, { userId: WRITER })).status]).toEqual([path, 403]);
    }
    for (const path of ['/shared-block', `/shared-block/${id}`, `/shared-block/${id}/use`]) {
      expect((await read(path, WRITER)).status).toBe(200);
      expect((await read(path, COLLEAGUE)).status).toBe(403);
      expect((await api.get(path)).status).toBe(401);
    }
    const draft = { type: 'news', status: 'draft', title: 'Utkast', content: [shared(id)] };
    expect((await send('POST', '/post', draft, { userId: WRITER })).status).toBe(201);
    // An editor of this one post, who may not write others.
    const edited = await page([text('Eget')], { editorIds: [COLLEAGUE], type: 'info' });
    const put = (content: object[]) =>
      send('PUT', `/post/${edited.id}/working-copy`, { content }, { userId: COLLEAGUE });
    expect(fieldOf(await put([shared(id)]))).toEqual([422, 'content/0']);
    expect((await put([text('Eget igen')])).status).toBe(200);
  });

  it('has passed the gate that a published page passes, and holds no other shared block', async () => {
    const inner = await save([text('Inre')]);
    const refusals: [object[], string][] = [
      [[], 'content'],
      [[shared(inner)], 'content/0/type'],
      [
        [block('row', {}, [block('col', { cols: 6 }, [shared(inner)])])],
        'content/0/children/0/children/0/type',
      ],
      [[block('area', { name: 'Åsbruk' })], 'content/0/type'],
      [[block('heading', { text: '', size: 2 })], 'content'],
      [[block('html', { html: '<p><a href="/sida/finns-inte">Läs</a></p>' })], 'content'],
      [Array.from({ length: 201 }, () => text('x')), 'content'],
      [[text('x'.repeat(70_000))], 'content'],
    ];
    for (const [content, field] of refusals) {
      const answer = await send('POST', '/shared-block', { name: `Fel ${newId()}`, content });
      expect(fieldOf(answer)).toEqual([422, field]);
    }
    const content = [block('html', { html: '<p onclick="x()">Rent<script>alert(1)</script></p>' })];
    const { body } = await send('POST', '/shared-block', { name: `Rent ${newId()}`, content });
    expect(body.content[0].props.html).toBe('<p>Rent</p>');
    expect(
      fieldOf(await send('POST', '/shared-block', { name: ` ${body.name.toUpperCase()} `, content })),
    ).toEqual([422, 'name']);
    expect(fieldOf(await send('POST', '/shared-block', { name: ' ', content }))).toEqual([422, 'name']);
  });

  it('stands in no alert and no ad, and has to be there', async () => {
    const id = await save([text('Fel plats')]);
    const post = { status: 'draft', title: 'Fel', content: [text('Eget'), shared(id)] };
    for (const type of ['alert', 'advertisment']) {
      expect(fieldOf(await send('POST', '/post', { ...post, type }))).toEqual([422, 'content/1']);
    }
    for (const wrong of [shared(999_999), shared('inget'), shared('2147483648')]) {
      const answer = await send('POST', '/post', { ...post, type: 'page', content: [wrong] });
      expect(fieldOf(answer)).toEqual([422, 'content/0']);
    }
  });

  it('answers a change of a version that is gone with what it is now', async () => {
    const id = await save([text('Ett')]);
    expect((await change(id, 'Två', { ifMatch: 1 })).body.version).toBe(2);
    const stale = await change(id, 'Tre', { ifMatch: 1 });
    expect([stale.status, stale.body.current.version]).toEqual([412, 2]);
    expect(wordsOf(stale.body.yours.content)).toEqual(['Ett']);
    const name = (await read(`/shared-block/${id}`)).body.name;
    const { content } = (await read(`/shared-block/${id}`)).body;
    expect((await send('PUT', `/shared-block/${id}`, { name, content })).body.version).toBe(2);
  });

  it('is restored as it was, on the pages too', async () => {
    const id = await save([text('Före')]);
    const { id: postId } = await page([shared(id)]);
    await change(id, 'Efter');
    const restored = await send('POST', `/shared-block/${id}/version/1/restore`);
    expect([restored.status, restored.body.version]).toEqual([200, 3]);
    expect(wordsOf((await asVisitor(postId)).content)).toEqual(['Före']);
    const versions = (await read(`/shared-block/${id}/version`)).body;
    expect(
      versions.map((one: { number: number; restoredFrom: number | null }) => [one.number, one.restoredFrom]),
    ).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect((await send('POST', `/shared-block/${id}/version/9/restore`)).status).toBe(404);
  });

  it('is not deleted while a post shows it, and says where as far as the caller may see', async () => {
    const id = await save([text('Används')]);
    const seen = await page([shared(id)]);
    const draft = await send(
      'POST',
      '/post',
      {
        ...{ type: 'news', status: 'draft', title: 'Dold', content: [shared(id)] },
      },
      { userId: WRITER },
    );
    expect(draft.status).toBe(201);
    const uses = (await read(`/shared-block/${id}/use`)).body;
    expect([uses.posts.map((post: { id: number }) => post.id), uses.total, uses.hidden]).toEqual([
      [seen.id],
      1,
      1,
    ]);
    expect((await read(`/shared-block/${id}`)).body.usedBy).toBe(2);
    const refused = await send('DELETE', `/shared-block/${id}`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { usedBy: [{ entity: 'post', id: seen.id }], total: 1, hidden: 1 },
    ]);
    const byAdministrator = { userId: ADMINISTRATOR };
    expect((await send('DELETE', `/post/${seen.id}`, undefined, byAdministrator)).status).toBe(200);
    expect((await send('DELETE', `/post/${draft.body.id}`, undefined, { userId: WRITER })).status).toBe(200);
    expect((await send('DELETE', `/shared-block/${id}`)).status).toBe(200);
    expect((await read(`/shared-block/${id}`)).status).toBe(404);
    // What lies in the trash is whole, and has ordinary blocks when it comes back.
    expect((await send('POST', `/post/${seen.id}/restore`, undefined, byAdministrator)).status).toBe(200);
    expect(wordsOf((await read(`/post/${seen.id}`)).body.content)).toEqual(['Används']);
    expect((await storedContent(seen.id)).map(({ type }) => type)).toEqual(['html']);
  });

  it('becomes ordinary blocks everywhere when it is dissolved, each with a version', async () => {
    const id = await save([text('Ett'), text('Två')]);
    const post = await page([text('Före'), shared(id), text('Efter')]);
    await send('PUT', `/post/${post.id}/working-copy`, { title: 'Skrivs' });
    expect((await send('POST', `/shared-block/${id}/dissolve`)).status).toBe(200);
    const now = await asVisitor(post.id);
    expect([wordsOf(now.content), now.version]).toEqual([['Före', 'Ett', 'Två', 'Efter'], post.version + 1]);
    expect(now.content.map((node: Node) => node.type)).toEqual(['html', 'html', 'html', 'html']);
    const copy = (await read(`/post/${post.id}/working-copy`)).body.post;
    expect(wordsOf(copy.content)).toEqual(['Före', 'Ett', 'Två', 'Efter']);
    const restored = await send('POST', `/post/${post.id}/version/1/restore`);
    expect([restored.status, wordsOf(restored.body.content)]).toEqual([200, ['Före', 'Ett', 'Två', 'Efter']]);
    expect((await storedContent(post.id)).map(({ type }) => type)).toEqual(['html', 'html', 'html', 'html']);
    expect((await send('POST', `/shared-block/${id}/dissolve`)).status).toBe(404);
  });

  it('comes along when a post is read as an old version, a working copy or a template', async () => {
    const id = await save([text('Följer med')]);
    const post = await page([shared(id)]);
    await send('PUT', `/post/${post.id}`, { content: [text('Utan')] });
    expect(wordsOf((await read(`/post/${post.id}/version/1`)).body.content)).toEqual(['Följer med']);
    const copy = await send('PUT', `/post/${post.id}/working-copy`, { content: [shared(id)] });
    expect(wordsOf(copy.body.post.content)).toEqual(['Följer med']);
    const template = await send('POST', `/post/${post.id}/template`, { name: newId(), description: '' });
    const begun = (await read(`/post-template/${template.body.id}`)).body.post;
    expect(wordsOf(begun.content)).toEqual(['Följer med']);
    expect(wordsOf((await asVisitor(post.id)).content)).toEqual(['Utan']);
  });

  it('that only staff see is nowhere public: not in lists, search, suggestions or what belongs together', async () => {
    const id = await save([text('Nattlarmsrutinen kvistspaden gäller.')], `Kvistspaden ${newId()}`);
    const post = await page([shared(id)], { type: 'info', title: 'Rutin', nodeIds: [STATION] });
    await change(id, 'Nattlarmsrutinen kvistspaden ändras.');
    const answers = await Promise.all(
      [
        ...['/search?q=kvistspaden', '/search?q=nattlarmsrutinen', `/post/${post.id}`],
        ...['/post?includeContent=true&perPage=500', '/post?type=info&includeContent=true'],
      ].map((path) => api.get(path)),
    );
    for (const { body } of answers) {
      expect(JSON.stringify(body).toLowerCase()).not.toMatch(/kvistspaden|nattlarmsrutinen/);
    }
  });

  describe('with a picture', () => {
    const fileFor = async (title: string) => {
      const query = { title, alt: 'En bild' };
      const token = tokens.get(PUBLISHER) ?? '';
      const { body } = await upload(api, { token, body: await picture(600, 400), query });
      return body as { id: number; filename: string };
    };
    const imageOf = (name: string) => block('image', { imgSrc: `/media/${name}`, caption: '' });
    const isSeen = async (id: number, token?: string) =>
      (await api.get(`/media/${id}`, token)).status === 200;

    it('shows it where a page does, and nobody before that', async () => {
      const { id: mediaId, filename } = await fileFor('Gemensam');
      const id = await save([imageOf(filename)]);
      expect([await isSeen(mediaId), await isSeen(mediaId, tokens.get(COLLEAGUE))]).toEqual([false, false]);
      expect(await isSeen(mediaId, tokens.get(WRITER))).toBe(true);
      const inside = await page([shared(id)], { type: 'info', nodeIds: [STATION] });
      expect(await isSeen(mediaId)).toBe(false);
      const post = await page([shared(id)]);
      expect(await isSeen(mediaId)).toBe(true);
      expect((await send('DELETE', `/media/${mediaId}`)).status).toBe(409);
      await send('PUT', `/post/${post.id}`, { content: [text('Utan')] });
      expect(await isSeen(mediaId)).toBe(false);
      await change(id, 'Utan bild');
      const left = await api.db
        .selectFrom('media_use')
        .selectAll()
        .where('post_id', '=', inside.id)
        .execute();
      expect(left).toEqual([]);
    });
  });

  it('says on every page what it should, whatever is edited, inserted and dissolved in whatever order', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('edit' as const), block: fc.nat(1) }),
      fc.record({ do: fc.constant('insert' as const), block: fc.nat(1), page: fc.nat(2), at: fc.nat(3) }),
      fc.record({ do: fc.constant('remove' as const), page: fc.nat(2), at: fc.nat(3) }),
      fc.record({ do: fc.constant('dissolve' as const), block: fc.nat(1) }),
    );
    const times = Number(process.env.TEST_TIMES ?? 1);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const words = ['Ett', 'Två'];
        const ids = [await save([text('Ett')]), await save([text('Två')])];
        const posts = [await page([]), await page([]), await page([])];
        // What each page should hold: the place of a shared block, or words of its own.
        const models: (number | string)[][] = [[], [], []];
        for (const one of steps) {
          if (one.do === 'edit') {
            words[one.block] = `Ord ${newId()}`;
            await change(ids[one.block] ?? 0, words[one.block] ?? '');
          } else if (one.do === 'dissolve') {
            expect((await send('POST', `/shared-block/${ids[one.block]}/dissolve`)).status).toBe(200);
            for (const [at, model] of models.entries()) {
              models[at] = model.map((place) => (place === one.block ? (words[one.block] ?? '') : place));
            }
            ids[one.block] = await save([text(words[one.block] ?? '')]);
          } else {
            const id = posts[one.page]?.id ?? 0;
            const { content } = (await read(`/post/${id}`)).body;
            const at = Math.min(one.at, content.length);
            const added = one.do === 'insert' ? [shared(ids[one.block] ?? 0)] : [];
            const removed = one.do === 'insert' ? 0 : 1;
            const sent = await send('PUT', `/post/${id}`, {
              content: content.toSpliced(at, removed, ...added),
            });
            expect(sent.status).toBe(200);
            models[one.page]?.splice(at, removed, ...(one.do === 'insert' ? [one.block] : []));
          }
          for (const [at, post] of posts.entries()) {
            const expected = models[at]?.map((place) => (typeof place === 'number' ? words[place] : place));
            expect(wordsOf((await asVisitor(post.id)).content)).toEqual(expected);
            const entry = await api.db
              .selectFrom('search_entry')
              .select('plain_text')
              .where('post_id', '=', post.id)
              .executeTakeFirstOrThrow();
            expect(entry.plain_text).toBe(`Ingress. ${(expected ?? []).join(' · ')}`.trim());
          }
        }
      }),
      { numRuns: 6 * times },
    );
  }, 120_000);
});
