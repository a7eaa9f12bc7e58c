import { catalogue } from '@brandpost/rubicore-api';
import { Ajv } from 'ajv';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines, type TestApi } from './engines.fixtures.ts';

const slugs = (body: { slug: string }[]) => body.map((post) => post.slug);

/** The content as it was before the test, so that tests do not meddle with each other. */
async function withRow(api: TestApi, id: number, change: string, test: () => Promise<void>): Promise<void> {
  const before = await api.db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await sql`update post set ${sql.raw(change)} where id = ${id}`.execute(api.db);
  await countWrite(api);
  try {
    await test();
  } finally {
    const { content, blurb, info, status, published_date, unpublished_date } = before;
    await api.db
      .updateTable('post')
      .set({
        ...{ status, published_date, unpublished_date },
        ...{ content: JSON.stringify(content), blurb: JSON.stringify(blurb), info: JSON.stringify(info) },
      })
      .where('id', '=', id)
      .execute();
    await countWrite(api);
  }
}

/** As every write does; totals are counted anew after it. */
async function countWrite(api: TestApi): Promise<void> {
  await sql`update audit_head set last_id = last_id + 1`.execute(api.db);
}

describeOnBothEngines('posts', (api) => {
  it('are listed as published ones in order, twenty at a time, without content', async () => {
    const { status, body, total } = await api.get('/post');
    expect(status).toBe(200);
    expect(body).toHaveLength(20);
    expect(total).toBe(37 + 7 + 27 + 3);
    expect(body[0].slug).toBe('startsida');
    expect(body.every((post: { status: string }) => post.status === 'publish')).toBe(true);
    expect(body.some((post: object) => 'content' in post)).toBe(false);
  });

  it('answer as the catalogue says', async () => {
    const ajv = new Ajv({ strict: true });
    const isList = ajv.compile(catalogue.listPosts.answer);
    const { body } = await api.get('/post?perPage=99999&includeContent=true');
    expect([isList(body), isList.errors]).toEqual([true, null]);
    const isPost = new Ajv({ strict: true }).compile(catalogue.getPost.answer);
    const { body: post } = await api.get('/post/tillstand-brandfarlig-vara');
    expect([isPost(post), isPost.errors]).toEqual([true, null]);
    expect(post.contact.phone).toBe('070-174 06 30');
  });

  it('are narrowed to those that nobody has changed since a moment', async () => {
    const all = await api.get('/post?perPage=9999');
    const dates = all.body.map((post: { updatedDate: string }) => post.updatedDate).sort();
    const moment = dates[Math.floor(dates.length / 2)];
    const older = await api.get(`/post?perPage=9999&updatedBefore=${encodeURIComponent(moment)}`);
    expect(older.total).toBe(dates.filter((date: string) => date < moment).length);
    expect(older.body.every((post: { updatedDate: string }) => post.updatedDate < moment)).toBe(true);
    expect((await api.get('/post?updatedBefore=snart')).status).toBe(400);
  });

  it('are narrowed by type, given once, several times or with brackets', async () => {
    expect((await api.get('/post?type=alert')).total).toBe(3);
    expect((await api.get('/post?type=news&type=pinned-news')).total).toBe(27);
    expect((await api.get('/post?type[]=news&type[]=pinned-news')).total).toBe(27);
    expect((await api.get('/post?type%5B%5D=pinned-news')).total).toBe(2);
  });

  it('are narrowed by parent, node, category and user', async () => {
    const token = await api.tokenFor(1);
    expect(slugs((await api.get('/post?parentId=110')).body)).toEqual([
      'brandvarnare',
      'slacka-brand',
      'utrymning-i-flerbostadshus',
      'sotning-och-brandskyddskontroll',
      'levande-ljus-el-och-laddning',
    ]);
    expect(slugs((await api.get('/post?nodeId=3', token)).body)).toEqual(['asbruk-porten-lagas']);
    expect(slugs((await api.get('/post?categoryId=13', token)).body)).toEqual([
      'andrad-rutin-litiumbatteri',
      'nya-talgrupper-i-rakel',
    ]);
    expect(slugs((await api.get('/post?userId=11', token)).body)).toEqual(['komplettera-din-delegation']);
    expect((await api.get('/post?nodeId=3&categoryId=13&userId=11', token)).total).toBe(4);
  });

  it('are found by the root node also when they name no node', async () => {
    await sql`delete from post_node where post_id = 401`.execute(api.db);
    expect(slugs((await api.get('/post?type=alert&nodeId=1')).body)).toContain('orange-varning-hoga-floden');
    expect(slugs((await api.get('/post?type=alert&nodeId=3')).body)).toEqual([]);
    await sql`insert into post_node (post_id, node_id) values (401, 1)`.execute(api.db);
  });

  it('are narrowed by the year of publishing in Swedish time', async () => {
    await withRow(api, 321, `published_date = '2025-12-31T23:30:00Z'`, async () => {
      expect((await api.get('/post?type=news&year=2025')).total).toBe(0);
      expect((await api.get('/post?type=news&year=2026')).total).toBe(25);
    });
    await withRow(api, 321, `published_date = '2025-12-31T22:30:00Z'`, async () => {
      expect(slugs((await api.get('/post?type=news&year=2025')).body)).toEqual(['sno-och-is-pa-taket']);
    });
  });

  it('are sorted by several fields, Swedish in titles, and by date either way', async () => {
    const titles = (await api.get('/post?type=page&sort=title&perPage=99')).body.map(
      (post: { title: string }) => post.title,
    );
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('sv').compare));
    const newest = (await api.get('/post?type=news&sort=publishedDate DESC&perPage=2')).body;
    expect(slugs(newest)).toEqual(['sju-nya-brandman-i-beredskap', 'hoga-floden-vantas-i-norran']);
    const byTypeAndTitle = await api.get('/post?sort=type DESC, title ASC&perPage=99');
    expect(byTypeAndTitle.body[0].type).toBe('pinned-news');
  });

  it('come in pages that join without gaps, and a page past the end knows the total', async () => {
    const whole = slugs((await api.get('/post?type=page&sort=title&perPage=100')).body);
    const pages = [1, 2, 3, 4].map((page) => api.get(`/post?type=page&sort=title&perPage=10&page=${page}`));
    expect((await Promise.all(pages)).flatMap(({ body }) => slugs(body))).toEqual(whole);
    const past = await api.get('/post?type=page&perPage=10&page=99');
    expect([past.body, past.total]).toEqual([[], 38]);
    expect((await api.get('/post?type=givetake')).total).toBe(0);
  });

  it('begin and end by the clock alone', async () => {
    await withRow(api, 323, `published_date = '2026-11-20T13:59:59Z'`, async () => {
      const { status, body } = await api.get('/post/varningssignalen-testas-i-december');
      expect([status, body.status]).toEqual([200, 'publish']);
      expect((await api.get('/post?type=news')).total).toBe(26);
    });
    expect((await api.get('/post/varningssignalen-testas-i-december')).status).toBe(404);
    await withRow(api, 400, `unpublished_date = '2026-11-20T14:00:00Z'`, async () => {
      expect((await api.get('/post?type=alert')).total).toBe(2);
    });
    await withRow(api, 301, `unpublished_date = '2026-11-20T14:00:00Z'`, async () => {
      expect((await api.get('/post/sju-nya-brandman-i-beredskap')).status).toBe(404);
    });
  });

  it('show drafts, waiting and ended ones only to those who may see them, when they ask', async () => {
    const administrator = await api.tokenFor(1);
    expect((await api.get('/post?status=draft')).total).toBe(0);
    expect(slugs((await api.get('/post?status=draft', administrator)).body).toSorted()).toEqual([
      'aret-som-gick-2026',
      'mall-eldningsforbud',
    ]);
    expect((await api.get('/post?status=future', administrator)).total).toBe(1);
    expect((await api.get('/post?type=alert', administrator)).total).toBe(3);
    expect((await api.get('/post?type=alert&includeEnded=true', administrator)).total).toBe(4);
    expect((await api.get('/post?type=alert')).total).toBe(3);
  });

  it('keep an alert that has ended for reading, on no list but the archive, and last in a search', async () => {
    const archive = await api.get('/post?type=alert&includeEnded=true');
    expect(archive.total).toBe(4);
    expect((await api.get('/post/skarpt-eldningsforbud-2026')).status).toBe(200);
    const found = await api.get('/search?q=eldningsf%C3%B6rbud&type=alert');
    expect(slugs(found.body).at(-1)).toBe('skarpt-eldningsforbud-2026');
  });

  it('are fetched by slug or number, always with content', async () => {
    const bySlug = await api.get('/post/brandvarnare');
    const byId = await api.get('/post/111');
    expect(bySlug.body).toEqual(byId.body);
    expect(bySlug.body.content.length).toBeGreaterThan(10);
    expect(bySlug.body.media).toMatchObject({ id: 2, filename: 'brandvarnare-i-tak.jpg' });
    expect(bySlug.body.blurb[0].url).toMatch(/^http:\/\/localhost:3000\/nyhet\//);
  });

  it('are found under their type only, when one is asked for', async () => {
    expect((await api.get('/post/brandvarnare?type=page')).status).toBe(200);
    expect((await api.get('/post/brandvarnare?type=news&type=alert')).status).toBe(404);
  });

  it('are not found with a Swedish sentence', async () => {
    for (const address of [
      '/post/finns-inte',
      '/post/999999',
      '/post/99999999999999',
      '/post/mall-eldningsforbud',
    ]) {
      const { status, body } = await api.get(address);
      expect([status, body]).toEqual([404, { message: 'Det du söker finns inte.', code: 'NOT_FOUND' }]);
    }
  });

  it('come out sanitised, no matter who wrote them into the database', async () => {
    const hostile = [
      {
        id: 'a',
        type: 'html',
        version: '1.0.0',
        children: [],
        props: {
          html: '<p onclick="x()">Hej<script>alert(1)</script></p><a href="javascript:alert(1)">k</a>',
        },
      },
      { id: 'b', type: 'script', version: '1.0.0', children: [], props: {} },
      {
        id: 'c',
        type: 'card',
        version: '1.0.0',
        children: [],
        props: {
          title: 't',
          text: 'x',
          imgSrc: 'https://evil.example/x.png',
          buttonLabel: 'b',
          buttonUrl: 'javascript:alert(1)',
        },
      },
    ];
    const content = JSON.stringify(hostile).replaceAll("'", "''");
    const links = `'[{"title":"t","text":"","url":"javascript:alert(1)","openInNewWindow":true}, 7, null]'`;
    await api.get('/post/brandvarnare');
    await withRow(api, 111, `content = '${content}', blurb = ${links}, info = ${links}`, async () => {
      const { body } = await api.get('/post/brandvarnare');
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/script|onclick|evil\.example/);
      expect(text).toContain('Hej');
      expect(body.content.map((node: { type: string }) => node.type)).toEqual(['html', 'card']);
      expect(body.info[0]).toEqual({ title: 't', url: '', openInNewWindow: true });
      const listed = await api.get('/post?type=page&includeContent=true&perPage=99');
      expect(JSON.stringify(listed.body)).not.toMatch(/javascript:|onclick/);
    });
    expect((await api.get('/post/brandvarnare')).body.content.length).toBeGreaterThan(10);
  });
});
