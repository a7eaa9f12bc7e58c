import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW, type Sent } from './engines.fixtures.ts';

const HTML = {
  id: 'b1',
  type: 'html',
  version: '1.0.0',
  props: { html: '<p>Brand i garage.</p>' },
  children: [],
};
/** What the editor sends of a finished piece of news. */
const NEWS = {
  type: 'news',
  title: 'Brand i garage på Åsgatan',
  excerpt: 'Ingen kom till skada.',
  slug: null,
  status: 'publish',
  order: null,
  content: [HTML],
  blurbs: '[]',
  info: '[]',
  contact: null,
  parentId: 0,
  orderPostBeforeId: null,
  publishedDate: null,
  nodeIds: [1],
};

describeOnBothEngines('writing posts', (api) => {
  let administrator = '';
  let editor = '';
  let employee = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    editor = await api.tokenFor(3);
    employee = await api.tokenFor(5);
  });

  const create = (body: object, token = administrator) => api.send('POST', '/post', { token, body });
  const update = (id: number, body: object, sent: Sent = {}) =>
    api.send('PUT', `/post/${id}`, { token: administrator, body, ...sent });
  const fieldsOf = (body: { errors?: { field: string }[] }) => body.errors?.map((error) => error.field);

  it('refuses a post of no type and tells the field, a new one and one that is changed', async () => {
    const made = await create({ ...NEWS, type: null });
    expect([made.status, fieldsOf(made.body)]).toEqual([422, ['type']]);
    const { body: post } = await create({ ...NEWS, title: 'Av ett slag' });
    const changed = await update(post.id, { type: null });
    expect([changed.status, fieldsOf(changed.body)]).toEqual([422, ['type']]);
    const draft = await create({ ...NEWS, status: 'draft', type: null });
    expect([draft.status, fieldsOf(draft.body)]).toEqual([422, ['type']]);
  });

  it('creates what was sent, with a slug of the title, the caller as author and the time of publishing', async () => {
    const { status, body, headers } = await create(NEWS);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: NEWS.title,
      slug: 'brand-i-garage-pa-asgatan',
      status: 'publish',
      authorId: 1,
      publishedDate: NOW.toISOString(),
      nodeId: [1],
      version: 1,
      content: [HTML],
    });
    expect(headers.etag).toBe('"1"');
    const read = await api.get(`/post/${body.slug}`);
    expect(read.body).toEqual(body);
    expect(read.headers.etag).toBe('"1"');
    expect((await create(NEWS)).body.slug).toBe('brand-i-garage-pa-asgatan-2');
  });

  it('takes null for no lead and no page above, as clients have it who send what is empty so', async () => {
    const { status, body } = await create({ ...NEWS, title: 'Utan ingress', excerpt: null, parentId: null });
    expect([status, body.excerpt, body.parentId]).toEqual([201, '', 0]);
  });

  it('is found by a search at once, and no longer when it has changed', async () => {
    const { body } = await create({ ...NEWS, title: 'Zirkonium i hamnen' });
    expect((await api.get('/search?q=zirkonium')).total).toBe(1);
    await update(body.id, { title: 'Olycka i hamnen' });
    expect((await api.get('/search?q=zirkonium')).total).toBe(0);
  });

  it('says in Swedish, field by field, what has to be mended', async () => {
    const { status, body } = await create({
      ...NEWS,
      title: null,
      slug: 'Fel Adress',
      excerpt: 'x'.repeat(251),
      nodeIds: [],
      blurbs: '[{"title":"a","text":"b","url":"javascript:alert(1)"}]',
      info: '[{"title":"","url":"/x","openInNewWindow":"ja"}]',
      mediaId: 99_999,
      unpublishedDate: '2020-01-01T00:00:00Z',
      content: [{ ...HTML, type: 'okänt' }],
    });
    expect([status, body.code]).toEqual([422, 'UNPROCESSABLE']);
    const errors = Object.fromEntries(
      body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
    );
    expect(errors).toMatchObject({
      title: 'Fältet måste vara ifyllt',
      slug: 'Fältet får endast innehålla a-z och bindestreck',
      excerpt: 'Fältet får innehålla max 250 tecken',
      nodeIds: 'Välj publiceringsgrupp eller gör kommungemensamt',
      'blurbs.0.url': 'Fältet måste börja med http:// eller https://',
      'info.0.title': 'Fältet måste vara ifyllt',
      'info.0.openInNewWindow': 'Fältet måste vara sant eller falskt',
      mediaId: 'Det valda finns inte längre',
      unpublishedDate: 'Måste vara efter Publiceras',
      'content/0/type': 'Blocktypen finns inte',
    });
  });

  it('lets a draft lack what has not been written yet, but never a type', async () => {
    const { status, body } = await create({ type: 'page', title: null, status: 'draft' });
    expect([status, body.slug, body.publishedDate]).toEqual([201, 'utan-titel', null]);
    expect((await api.get(`/post/${body.id}`)).status).toBe(404);
    expect(fieldsOf((await create({ status: 'draft', title: 'x' })).body)).toContain('type');
    expect((await update(body.id, { status: 'publish' })).status).toBe(422);
    const whole = await update(body.id, {
      status: 'publish',
      title: 'Ny sida',
      nodeIds: [1],
      slug: 'ny-sida',
    });
    expect([whole.status, whole.body.version]).toEqual([200, 2]);
    expect((await api.get('/post/ny-sida')).status).toBe(200);
  });

  it('keeps a draft as it stands, and publishes it when all is mended', async () => {
    const unfinished = {
      title: 'x'.repeat(129),
      slug: 'Halv skriven-',
      blurbs: '[{"title":"","text":"","url":"htt"}]',
      pseudoAuthor: 'y'.repeat(501),
      publishedDate: '2026-05-02T08:00:00Z',
      unpublishedDate: '2026-05-01T08:00:00Z',
    };
    const { status, body } = await create({ ...NEWS, ...unfinished, status: 'draft' });
    expect([status, body.title, body.slug]).toEqual([201, unfinished.title, unfinished.slug]);
    const refused = await update(body.id, { status: 'publish' });
    expect([refused.status, fieldsOf(refused.body)]).toEqual([
      422,
      ['title', 'slug', 'blurbs.0.url', 'pseudoAuthor', 'unpublishedDate'],
    ]);
    const mended = {
      title: 'x',
      slug: 'helt-skriven',
      blurbs: '[]',
      pseudoAuthor: '',
      unpublishedDate: '2026-06-01T08:00:00Z',
    };
    expect((await update(body.id, { ...mended, status: 'publish' })).status).toBe(200);
    expect((await create({ ...NEWS, status: 'draft', title: 'x'.repeat(257) })).status).toBe(422);
    const wide = { ...NEWS, status: 'draft', slug: 'x'.repeat(200), title: '👩‍🚒'.repeat(85) };
    expect((await create(wide)).status).toBe(201);
  });

  it('changes only what is given, and keeps no version where nothing changes', async () => {
    const { body: post } = await create({ ...NEWS, title: 'Övning i Norråmo', contact: '{"name":"Växeln"}' });
    const { body } = await update(post.id, { excerpt: 'Ny ingress' });
    expect(body).toMatchObject({ title: 'Övning i Norråmo', excerpt: 'Ny ingress', version: 2 });
    expect(body.contact.name).toBe('Växeln');
    expect((await update(post.id, { excerpt: 'Ny ingress' })).body.version).toBe(2);
    expect((await update(post.id, { contact: null })).body.contact).toBeNull();
  });

  it('sanitises what is stored, not only what is shown', async () => {
    const html = '<p onclick="x()">Text<script>alert(1)</script></p>';
    const { body } = await create({ ...NEWS, content: [{ ...HTML, props: { html } }] });
    const row = await api.db
      .selectFrom('post')
      .select('content')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.content)).toContain('<p>Text</p>');
    expect(JSON.stringify(row.content)).not.toContain('script');
  });

  it.each([
    ['blurbs', '[{"__proto__":{"x":1}}]'],
    ['info', '{"constructor":{"prototype":{"x":1}}}'],
    ['contact', '{'],
    ['contact', '[]'],
    ['blurbs', '"text"'],
    ['blurbs', '[1]'],
  ])('refuses %s of %s', async (field, text) => {
    const { status, body } = await create({ ...NEWS, [field]: text });
    expect([status, fieldsOf(body)]).toEqual([422, [field]]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    { title: ['a'] },
    { title: 1 },
    { title: true },
    { nodeIds: '1' },
    { nodeIds: [1.5] },
    { parentId: -1 },
    { status: 'gone' },
    { publishedDate: 'igår' },
    { content: {} },
    { title: 'a\u0000b' },
    { title: '\ud800' },
  ])('refuses a body whose values are of a wrong kind: %j', async (wrong) => {
    expect((await create({ ...NEWS, ...wrong })).status).toBe(400);
  });

  it('leads from old slugs to the post without chains, and lets a post take its own back', async () => {
    const { body: post } = await create({ ...NEWS, slug: 'gammal-adress' });
    await update(post.id, { slug: 'nyare-adress' });
    await update(post.id, { slug: 'nyaste-adress' });
    for (const slug of ['gammal-adress', 'nyare-adress', 'nyaste-adress']) {
      expect((await api.get(`/post/${slug}`)).body.slug).toBe('nyaste-adress');
    }
    const redirects = await api.get('/redirect', administrator);
    expect(redirects.body.filter((row: { postId: number }) => row.postId === post.id)).toHaveLength(2);
    await update(post.id, { slug: 'gammal-adress' });
    expect((await api.get('/post/nyaste-adress')).body.slug).toBe('gammal-adress');
    const other = await create({ ...NEWS, slug: 'nyare-adress' });
    expect((await api.get('/post/nyare-adress')).body.id).toBe(other.body.id);
    expect((await api.send('DELETE', '/redirect/nyaste-adress', { token: administrator })).status).toBe(200);
    expect((await api.get('/post/nyaste-adress')).status).toBe(404);
  });

  it('tells whether a slug is free, what would be, and whether it leads elsewhere', async () => {
    const ask = async (slug: string, more = '') =>
      (await api.get(`/post-slug-availability/${encodeURIComponent(slug)}${more}`, administrator)).body;
    expect(await ask('Brandvarnare')).toEqual({
      slug: 'brandvarnare',
      available: false,
      suggestion: 'brandvarnare-2',
      redirect: false,
    });
    expect((await ask('brandvarnare', '?postId=111')).available).toBe(true);
    const { body: second } = await create({ ...NEWS, slug: 'brandvarnare-2' });
    expect((await ask('brandvarnare')).suggestion).toBe('brandvarnare-3');
    expect((await ask('brandvarnare', `?postId=${second.id}`)).suggestion).toBe('brandvarnare-2');
    expect(await ask('Får man grilla?')).toMatchObject({ slug: 'far-man-grilla', available: true });
    expect((await ask('—')).available).toBe(false);
    expect((await api.get('/post-slug-availability/x')).status).toBe(401);
  });

  it('takes no number for a slug, by which a call for another post would get this one', async () => {
    const ad = { ...NEWS, type: 'givetake', title: 'Kapar 111' };
    const refused = await create({ ...ad, slug: '111' }, employee);
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['slug']]);
    const { body: named } = await create({ ...ad, title: '111' }, employee);
    expect(named.slug).toBe('nr-111');
    expect((await update(named.id, { slug: '2026' })).status).toBe(422);
    const { body } = await api.get('/post-slug-availability/2026', administrator);
    expect(body).toEqual({ slug: '2026', available: false, suggestion: 'nr-2026', redirect: false });
  });

  it('gives for a number the post with that number, even where an old one has it for a slug', async () => {
    const { body: old } = await create({ ...NEWS, slug: 'arets-siffror' });
    await api.db.updateTable('post').set({ slug: '111' }).where('id', '=', old.id).execute();
    expect((await api.get('/post/111', administrator)).body).toMatchObject({ id: 111, slug: 'brandvarnare' });
    expect((await api.get('/post/111?type=news')).body.id).toBe(old.id);
    expect((await update(old.id, { title: 'Årets siffror' })).status).toBe(200);
  });

  it('lets nobody but publishers take the old slug of another post, by their own choice or by a title', async () => {
    const { body: post } = await create({ ...NEWS, slug: 'eldning-i-host' });
    await update(post.id, { slug: 'eldning-hela-aret' });
    const ad = { ...NEWS, type: 'givetake', title: 'Eldning i höst' };
    const refused = await create({ ...ad, slug: 'eldning-i-host' }, employee);
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['slug']]);
    expect((await create(ad, employee)).body.slug).toBe('eldning-i-host-2');
    expect((await api.get('/post/eldning-i-host')).body.id).toBe(post.id);
    expect((await create({ ...NEWS, slug: 'eldning-i-host' })).status).toBe(201);
  });

  it('is meant for job roles and no other categories', async () => {
    const { body: media } = await api.get('/category?type=media', administrator);
    const { body: jobs } = await api.get('/category?type=pidjob', administrator);
    const refused = await create({ ...NEWS, categoryIds: [media[0].id] });
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['categoryIds']]);
    const { status, body } = await create({ ...NEWS, categoryIds: [jobs[0].id] });
    expect(status).toBe(201);
    const tied = await api.send('POST', `/post/${body.id}/category`, {
      token: administrator,
      body: { values: [media[0].id] },
    });
    expect(tied.status).toBe(422);
  });

  it('takes no title with signs that turn it around or do not show, once it is to be read', async () => {
    const line = 'Fältet innehåller radbrytningar eller osynliga tecken. Skriv om texten utan dem.';
    const title = 'Larmet är \u202ebyxe';
    const { status, body } = await create({ ...NEWS, title, status: 'publish' });
    expect([status, body.errors]).toEqual([422, [{ field: 'title', message: line }]]);
    const node = await api.send('POST', '/node', {
      token: administrator,
      body: { name: 'Station\u200b 1', value: null, parent: 1 },
    });
    expect([node.status, node.body.errors]).toEqual([422, [{ field: 'name', message: line }]]);
  });

  it('tells nobody of slugs who writes nothing but ads, since a slug may be that of a hidden post', async () => {
    const reader = await api.tokenFor(7);
    const ask = async (more = '') =>
      (await api.get(`/post-slug-availability/brandvarnare${more}`, reader)).status;
    expect(await ask()).toBe(403);
    expect(await ask('?postId=111')).toBe(403);
    const ad = await api.send('POST', '/post', {
      token: reader,
      body: { type: 'advertisment', title: 'Cykel', nodeIds: [1], parentId: 0 },
    });
    expect(ad.status).toBe(201);
    expect(await ask(`?postId=${ad.body.id}`)).toBe(403);
    const { body } = await create({ ...NEWS, title: 'Skrivs av någon utsedd' });
    await api.send('PUT', `/editor/${body.id}`, { token: administrator, body: { userIds: [7] } });
    expect(await ask(`?postId=${body.id}`)).toBe(200);
  });

  it('places a page before a sibling and moves the others, in one write', async () => {
    const parent = (await api.get('/post/brandsakerhet-hemma')).body.id;
    const siblings = async () =>
      (await api.get(`/post?type=page&parentId=${parent}&perPage=99`)).body.map(
        (row: { id: number }) => row.id,
      );
    const before = await siblings();
    const page = { ...NEWS, type: 'page', parentId: parent, title: 'Ställd före' };
    const { body: placed } = await create({ ...page, orderPostBeforeId: before[1] });
    expect(await siblings()).toEqual([before[0], placed.id, ...before.slice(1)]);
    const { body: last } = await create({ ...page, title: 'Ställd sist' });
    expect(await siblings()).toEqual([before[0], placed.id, ...before.slice(1), last.id]);
    await update(last.id, { orderPostBeforeId: before[0] });
    expect((await siblings())[0]).toBe(last.id);
    expect((await update(placed.id, { orderPostBeforeId: 301 })).status).toBe(422);
  });

  it('never puts a page below itself or below what is no page', async () => {
    const { body: top } = await create({ ...NEWS, type: 'page', title: 'Överst' });
    const { body: below } = await create({ ...NEWS, type: 'page', title: 'Under', parentId: top.id });
    expect(fieldsOf((await update(top.id, { parentId: below.id })).body)).toEqual(['parentId']);
    expect(fieldsOf((await update(top.id, { parentId: top.id })).body)).toEqual(['parentId']);
    expect(fieldsOf((await update(top.id, { parentId: 301 })).body)).toEqual(['parentId']);
    expect(fieldsOf((await update(top.id, { parentId: 999_999 })).body)).toEqual(['parentId']);
  });

  it('refuses a write on an old version with both versions, whichever write it is', async () => {
    const { body: post } = await create(NEWS);
    await update(post.id, { title: 'Annas rubrik' }, { headers: { 'if-match': '"1"' } });
    const calls: ['PUT' | 'DELETE' | 'POST', string, object | undefined][] = [
      ['PUT', `/post/${post.id}`, { title: 'Bentes rubrik' }],
      ['DELETE', `/post/${post.id}`, undefined],
      ['POST', `/post/${post.id}/node`, { values: [2] }],
      ['PUT', `/editor/${post.id}`, { userIds: [5] }],
      ['POST', `/post/${post.id}/version/1/restore`, undefined],
    ];
    for (const [method, path, body] of calls) {
      const answer = await api.send(method, path, {
        token: administrator,
        headers: { 'if-match': '"1"' },
        ...(body === undefined ? {} : { body }),
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 412, 'STALE']);
      expect(answer.body.yours).toMatchObject({ title: NEWS.title, version: 1 });
      expect(answer.body.current).toMatchObject({ title: 'Annas rubrik', version: 2 });
    }
    expect((await update(post.id, { title: 'x' }, { headers: { 'if-match': 'skräp' } })).status).toBe(400);
    expect((await update(post.id, { title: 'x' }, { headers: { 'if-match': '"2"' } })).status).toBe(200);
  });

  it('goes to the trash, comes back as a draft, and is gone for good only from the trash', async () => {
    const { body: post } = await create(NEWS);
    const remove = () => api.send('DELETE', `/post/${post.id}`, { token: administrator });
    expect((await remove()).status).toBe(200);
    expect((await api.get(`/post/${post.id}`)).status).toBe(404);
    expect((await api.get(`/post/${post.id}`, administrator)).body.status).toBe('trash');
    const restored = await api.send('POST', `/post/${post.id}/restore`, { token: administrator });
    expect(restored.body.status).toBe('draft');
    await remove();
    await remove();
    expect((await api.get(`/post/${post.id}`, administrator)).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });

  it('keeps a page that others lie under, and says which', async () => {
    const section = (await api.get('/post/brandsakerhet-hemma')).body;
    const { status, body } = await api.send('DELETE', `/post/${section.id}`, { token: administrator });
    expect([status, body.code]).toEqual([409, 'IN_USE']);
    expect(body.usedBy[0]).toEqual({ entity: 'post', id: expect.any(Number), name: expect.any(String) });
  });

  it('keeps every save as a version that can be named, compared and restored', async () => {
    const { body: post } = await create(NEWS);
    await update(post.id, {
      title: 'Andra rubriken',
      content: [{ ...HTML, props: { html: '<p>Nytt.</p>' } }],
    });
    await update(post.id, { title: 'Tredje rubriken' });
    const path = `/post/${post.id}/version`;
    const named = await api.send('PUT', `${path}/1`, {
      token: administrator,
      body: { name: 'Före ändringen' },
    });
    expect(named.body.name).toBe('Före ändringen');
    const { body: versions, total } = await api.get(path, administrator);
    expect(versions.map((row: { number: number }) => row.number)).toEqual([3, 2, 1]);
    expect([total, versions[2].name, versions[0].authorName]).toEqual([
      3,
      'Före ändringen',
      expect.stringMatching(/\S/),
    ]);
    const { body: difference } = await api.get(`${path}/1/difference?to=2`, administrator);
    expect(difference.fields).toEqual([{ field: 'title', before: NEWS.title, after: 'Andra rubriken' }]);
    expect(difference.blocks).toMatchObject([{ id: 'b1', change: 'changed' }]);
    const { body: restored } = await api.send('POST', `${path}/1/restore`, { token: administrator });
    expect(restored).toMatchObject({ title: NEWS.title, version: 4, status: 'publish', content: [HTML] });
    expect((await api.get(path, administrator)).body[0].restoredFrom).toBe(1);
    expect((await api.get(path, employee)).status).toBe(403);
    expect((await api.get(`${path}/9`, administrator)).status).toBe(404);
  });

  it('shows of autosaves in a row the last, until all are asked for', async () => {
    const { body: post } = await create({ ...NEWS, status: 'draft' });
    for (const title of ['E', 'En', 'En r', 'En rubrik']) {
      await api.send('PUT', `/post/${post.id}?autosave=true`, { token: administrator, body: { title } });
    }
    const numbers = async (more = '') =>
      (await api.get(`/post/${post.id}/version${more}`, administrator)).body.map(
        (row: { number: number }) => row.number,
      );
    expect(await numbers()).toEqual([5, 1]);
    expect(await numbers('?all=true')).toEqual([5, 4, 3, 2, 1]);
  });

  it('lets editors publish news, and crisis information only those who may', async () => {
    const crisisEditor = await api.tokenFor(4);
    expect((await create(NEWS, editor)).status).toBe(201);
    const alert = { ...NEWS, type: 'alert', title: 'Rök' };
    expect((await create(alert, editor)).status).toBe(403);
    expect((await create({ ...alert, status: 'draft' }, editor)).status).toBe(201);
    expect((await create(alert, crisisEditor)).status).toBe(201);
  });

  it('lets staff write their own ads and nothing else, and visitors nothing', async () => {
    expect((await create(NEWS, employee)).status).toBe(403);
    expect((await create({ ...NEWS, status: 'draft' }, employee)).status).toBe(403);
    const ad = await create({ ...NEWS, type: 'givetake', title: 'Skänker soffa' }, employee);
    expect([ad.status, ad.body.authorId]).toEqual([201, 5]);
    const own = await api.send('PUT', `/post/${ad.body.id}`, {
      token: employee,
      body: { title: 'Skänker fåtölj' },
    });
    expect(own.status).toBe(200);
    const colleague = await api.tokenFor(7);
    expect(
      (await api.send('PUT', `/post/${ad.body.id}`, { token: colleague, body: { title: 'x' } })).status,
    ).toBe(403);
    expect(
      (await api.send('PUT', `/post/${ad.body.id}`, { token: employee, body: { type: 'news' } })).status,
    ).toBe(403);
    expect((await api.send('DELETE', `/post/${ad.body.id}`, { token: employee })).status).toBe(200);
    expect((await api.send('POST', '/post', { body: NEWS })).status).toBe(401);
    expect((await api.send('PUT', '/post/301', { body: { title: 'x' } })).status).toBe(401);
  });

  it('lets nobody change, tie or throw away what they may not see', async () => {
    const { body: draft } = await create({ ...NEWS, status: 'draft' });
    for (const [method, path, body] of [
      ['PUT', '', { title: 'x' }],
      ['DELETE', '', undefined],
      ['POST', '/node', { values: [2] }],
      ['POST', '/restore', undefined],
    ] as const) {
      const sent = body === undefined ? {} : { body };
      expect((await api.send(method, `/post/${draft.id}${path}`, { token: editor, ...sent })).status).toBe(
        404,
      );
    }
  });

  it('lets an editor who was named change that post, and its author name others', async () => {
    const { body: draft } = await create({ ...NEWS, status: 'draft' });
    const path = `/editor/${draft.id}`;
    expect((await api.send('PUT', path, { token: administrator, body: { userIds: [5, 5] } })).body).toEqual({
      postId: draft.id,
      userIds: [5],
    });
    expect((await api.get(path, employee)).body.userIds).toEqual([5]);
    expect(
      (await api.send('PUT', `/post/${draft.id}`, { token: employee, body: { title: 'Min text' } })).status,
    ).toBe(200);
    const publish = await api.send('PUT', `/post/${draft.id}`, {
      token: employee,
      body: { status: 'publish' },
    });
    expect([publish.status, fieldsOf(publish.body)]).toEqual([403, ['status']]);
    expect((await api.send('PUT', path, { token: administrator, body: { userIds: [999] } })).status).toBe(
      422,
    );
    expect((await api.get(`/my-post`, employee)).body.map((row: { id: number }) => row.id)).toContain(
      draft.id,
    );
    expect((await api.get('/my-post')).status).toBe(401);
  });

  it('shows nobody a picture that they may not see, by way of a post of their own', async () => {
    const { body: hidden } = await create({ ...NEWS, status: 'draft', mediaId: 3 });
    await api.db
      .deleteFrom('media_use')
      .where('media_id', '=', 3)
      .where('post_id', '!=', hidden.id)
      .execute();
    const wanted = { ...NEWS, status: 'draft', mediaId: 3 };
    expect(fieldsOf((await create(wanted, editor)).body)).toEqual(['mediaId']);
    expect((await create(wanted)).status).toBe(201);
  });

  it('never opens a targeted post to all by taking its last group away', async () => {
    const { body: post } = await create({ ...NEWS, type: 'info', nodeIds: [3] });
    const unlink = (values: number[]) =>
      api.send('DELETE', `/post/${post.id}/node`, { token: administrator, body: { values } });
    expect(fieldsOf((await unlink([3])).body)).toEqual(['nodeIds']);
    const tied = await api.send('POST', `/post/${post.id}/node`, {
      token: administrator,
      body: { values: [2, 3] },
    });
    expect(tied.body).toEqual({ ok: true });
    await unlink([3, 9]);
    expect((await api.get(`/post/${post.id}`, administrator)).body.nodeId).toEqual([2]);
    await api.send('POST', `/post/${post.id}/category`, { token: administrator, body: { values: [10] } });
    await api.send('POST', `/post/${post.id}/user`, { token: administrator, body: { values: [5] } });
    const { body } = await api.get(`/post/${post.id}`, administrator);
    expect([body.categoryId, body.userId]).toEqual([[10], [5]]);
  });

  it('is recorded in the audit log with what it was and what it became', async () => {
    const { body: post } = await create({ ...NEWS, title: 'Loggad' }, editor);
    await api.send('PUT', `/post/${post.id}`, { token: editor, body: { title: 'Loggad på nytt' } });
    const entries = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity', '=', 'post')
      .where('entity_id', '=', String(post.id))
      .orderBy('id')
      .execute();
    expect(entries.map((row) => [row.action, row.actor_id, row.is_public])).toEqual([
      ['post.create-published', 3, true],
      ['post.update', 3, true],
    ]);
    expect(JSON.parse(entries[1]?.before ?? '')).toEqual({ title: 'Loggad' });
    expect(JSON.parse(entries[1]?.after ?? '')).toEqual({ title: 'Loggad på nytt' });
  });

  /** What the log has of a post, the oldest first. */
  const auditOf = (id: number) =>
    api.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('entity', '=', 'post')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();

  it('are recorded as scheduled, and not as published, while their time is to come', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { body } = await create({ ...NEWS, title: 'Öppet hus', status: 'draft' });
    await update(body.id, { status: 'publish', publishedDate: inDays(3) });
    await update(body.id, { publishedDate: inDays(5) });
    await update(body.id, { excerpt: 'Välkomna.' });
    expect((await auditOf(body.id)).map(({ action }) => action)).toEqual([
      'post.create',
      'post.schedule-publishing',
      'post.schedule-publishing',
      'post.update',
    ]);
  });

  it('tells the audit log why it was published in spite of what was found, and keeps that out of the post', async () => {
    const { body: draft } = await create({ ...NEWS, title: 'Tabell utan rubriker', status: 'draft' });
    const override = { reason: ' Tabellen rättas i eftermiddag. ', findings: ['Tabellen saknar rubrikrad'] };
    const published = await update(draft.id, { status: 'publish', override });
    expect([published.status, 'override' in published.body]).toEqual([200, false]);
    const made = await create({ ...NEWS, title: 'Publicerad på en gång', override });
    const recorded = async (id: number) =>
      (await auditOf(id)).slice(-1).map(({ action, after }) => [action, JSON.parse(after ?? '{}').override]);
    const kept = { reason: 'Tabellen rättas i eftermiddag.', findings: override.findings };
    expect(await recorded(draft.id)).toEqual([['post.publish', kept]]);
    expect(await recorded(made.body.id)).toEqual([['post.create-published', kept]]);
    // A draft overrides nothing, so nothing is said of it.
    await update(draft.id, { status: 'draft', override });
    expect(await recorded(draft.id)).toEqual([['post.withdraw', undefined]]);
  });

  it('takes no reason that says nothing, or too much, now or for later', async () => {
    const { body: post } = await create({ ...NEWS, title: 'Utan skäl' });
    const publishAt = new Date(NOW.getTime() + 3_600_000).toISOString();
    for (const reason of ['  ', 'x'.repeat(501)]) {
      const override = { reason, findings: [] };
      const plan = { publishAt, post: { title: 'Senare', override } };
      const answers = [
        await create({ ...NEWS, title: 'Ny utan skäl', override }),
        await update(post.id, { title: 'Nytt', override }),
        await api.send('PUT', `/post/${post.id}/scheduled-change`, { token: administrator, body: plan }),
      ];
      for (const { status, body } of answers)
        expect([status, fieldsOf(body)]).toEqual([422, ['override.reason']]);
    }
  });
});
