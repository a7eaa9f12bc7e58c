import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import type { ContentFile } from '../content-file/content-file.ts';
import { exportContent } from '../content-file/export-content.ts';
import { importContent } from '../content-file/import-content.ts';
import { readContentFile } from '../content-file/read-content-file.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

describeOnBothEngines('content in a file', (api) => {
  const take = (content: ContentFile) =>
    api.db.transaction().execute(async (trx) => {
      const viewer = await viewerOfUser(trx, 1);
      return await importContent(trx, content, {
        viewer,
        by: { userId: 1, maskedBy: null, requestId: null },
        now: NOW,
      });
    });

  it('is the same when it has been taken in and out again, elsewhere too', async () => {
    // The demo content leaves out what may be left out; saved once, it is spelt as everything that is saved.
    await take(await exportContent(api.db));
    const before = await exportContent(api.db);
    expect(before.posts.length).toBeGreaterThan(60);
    expect(await take(before)).toMatchObject({ created: 0, changed: 0, missing: [] });

    await sql`delete from post`.execute(api.db);
    await sql`delete from link`.execute(api.db);
    await sql`delete from user_job`.execute(api.db);
    await sql`delete from category where id > 2`.execute(api.db);
    const report = await take(before);
    expect(report).toMatchObject({ changed: 0, missing: [] });
    expect(report.created).toBeGreaterThan(before.posts.length + before.links.length);
    expect(await exportContent(api.db)).toEqual({ ...before, media: expect.any(Array) });
    expect((await api.get('/search?q=brandvarnare')).total).toBeGreaterThan(3);
    expect((await api.get('/post?type=page&type=page-related&perPage=99')).total).toBeGreaterThan(30);
  });

  it('names what it refers to, and numbers nothing', async () => {
    const { posts } = await exportContent(api.db);
    const page = posts.find((post) => post.slug === 'brandvarnare');
    expect(page).toMatchObject({ parent: 'brandsakerhet-hemma', media: 'brandvarnare-i-tak.jpg' });
    expect(JSON.stringify(posts)).toMatch(/"linkIds":"\[\\"e-service\//);
  });

  it('that refers to what is not there says so and takes the rest', async () => {
    const whole = await exportContent(api.db);
    const [post] = whole.posts;
    if (post === undefined) throw new Error('There are no posts.');
    const strange = {
      ...post,
      slug: 'fran-en-annan-tjanst',
      media: 'finns-inte.jpg',
      author: 'okänd',
      editors: ['okänd'],
    };
    const report = await take({ ...whole, posts: [strange] });
    expect(report).toMatchObject({ created: 1, missing: ['media finns-inte.jpg', 'user okänd'] });
  });

  it('that breaks a rule is taken in not at all', async () => {
    const whole = await exportContent(api.db);
    const [good, bad] = whole.posts;
    if (good === undefined || bad === undefined) throw new Error('There are too few posts.');
    const content = {
      ...whole,
      posts: [
        { ...good, slug: 'ny-och-god' },
        { ...bad, slug: 'fel', title: 'x'.repeat(129) },
      ],
    };
    await expect(take(content)).rejects.toMatchObject({ status: 422 });
    expect((await api.get('/post/ny-och-god')).status).toBe(404);
  });

  it('may be written by hand, with as little as a page needs', async () => {
    const content = readContentFile(
      JSON.stringify({
        format: 1,
        posts: [{ slug: 'skriven-for-hand', type: 'page', title: 'Skriven för hand' }],
      }),
    );
    expect(await take(content)).toMatchObject({ created: 1, missing: [] });
    const { posts } = await exportContent(api.db);
    expect(posts.find(({ slug }) => slug === 'skriven-for-hand')).toMatchObject({
      status: 'draft',
      content: [],
    });
  });

  it.each([
    ['', /no JSON/],
    ['{', /no JSON/],
    ['{"__proto__":{},"format":1}', /no JSON/],
    ['[]', /^\/ must be object$/],
    ['{"format":2}', /^\/format must be equal to constant$/],
    ['{"format":1,"posts":{}}', /^\/posts must be array$/],
    ['{"format":1,"nodes":[1]}', /^\/nodes\/0 must be object$/],
    ['{"format":1,"posts":[{"slug":"a","type":"page"}]}', /^\/posts\/0 must have required property 'title'$/],
    ['{"format":1,"posts":[{"slug":"a","type":"sida","title":"A"}]}', /^\/posts\/0\/type must be equal/],
    [
      '{"format":1,"posts":[{"slug":"a","type":"page","title":"A","content":[{"id":"1"}]}]}',
      /^\/posts\/0\/content\/0 must have/,
    ],
  ])('is refused, with the place and the reason, when it is %j', (text, reason) => {
    expect(() => readContentFile(text)).toThrow(reason);
  });
});
