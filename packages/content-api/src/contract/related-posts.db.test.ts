import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const ADMINISTRATOR = 1;

type Related = { id: number; slug: string };

describeOnBothEngines('what belongs together with a post', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(ADMINISTRATOR);
  });

  let count = 0;
  const write = async (body: object): Promise<{ id: number; slug: string }> => {
    count += 1;
    // A title like no other, so that a search for it finds nothing.
    const post = { type: 'page', title: `Zqxj${count}vwk`, nodeIds: [1], status: 'publish', ...body };
    const { status, body: written } = await api.send('POST', '/post', { token, body: post });
    expect(status).toBe(201);
    return written;
  };
  const linkTo = (...paths: string[]) => [
    {
      id: 't',
      type: 'html',
      version: '1.0.0',
      props: { html: paths.map((path) => `<p><a href="${path}">x</a></p>`).join('') },
      children: [],
    },
  ];
  const related = async (id: number, by?: string): Promise<string[]> => {
    const { status, body } = await api.get(`/post/${id}/related`, by);
    expect(status).toBe(200);
    return body.map(({ slug }: Related) => slug);
  };

  it('is what it links to and what links to it, both ways first, and never itself', async () => {
    const a = await write({});
    const b = await write({ content: linkTo(`/sida/${a.slug}`) });
    const c = await write({});
    await api.send('PUT', `/post/${a.id}`, {
      token,
      body: {
        content: linkTo(
          `/sida/${a.slug}`,
          `/sida/${c.slug}#del`,
          '/sida/finns-inte',
          'https://example.se/sida/x',
        ),
      },
    });
    const d = await write({ content: linkTo(`/sida/${a.slug}`) });
    await api.send('PUT', `/post/${d.id}`, { token, body: { title: 'Zqxjdwv' } });
    await api.send('PUT', `/post/${a.id}`, {
      token,
      body: { content: linkTo(`/sida/${a.slug}`, `/sida/${c.slug}`, `/sida/${b.slug}/${d.slug}`) },
    });
    expect(await related(a.id)).toEqual([d.slug, c.slug, b.slug]);
    expect(await related(c.id)).toEqual([a.slug]);
  });

  it('forgets links that are taken away, and follows a page to its new address', async () => {
    const a = await write({});
    const b = await write({ content: linkTo(`/sida/${a.slug}`) });
    await api.send('PUT', `/post/${a.id}`, { token, body: { slug: `${a.slug}-ny` } });
    expect(await related(a.id)).toEqual([b.slug]);
    expect(await related(b.id)).toEqual([`${a.slug}-ny`]);
    await api.send('PUT', `/post/${b.id}`, { token, body: { content: [] } });
    expect(await related(a.id)).toEqual([]);
  });

  it('tells visitors of nothing that they may not read', async () => {
    const a = await write({});
    const link = { content: linkTo(`/sida/${a.slug}`) };
    const draft = await write({ ...link, status: 'draft' });
    await write({ ...link, type: 'info' });
    await write({ ...link, publishedDate: '2999-01-01T00:00:00.000Z', status: 'future' });
    await write({
      ...link,
      unpublishedDate: '2020-01-01T00:00:00.000Z',
      publishedDate: '2019-01-01T00:00:00.000Z',
    });
    expect(await related(a.id)).toEqual([]);
    expect(await related(a.id, token)).not.toContain(draft.slug);
    expect((await api.get(`/post/${draft.id}/related`)).status).toBe(404);
    expect((await api.get('/post/999999999/related')).status).toBe(404);
  });

  it('is not the page above, to which there is a way already', async () => {
    const above = await write({});
    const below = await write({ parentId: above.id, content: linkTo(`/sida/${above.slug}`) });
    expect(await related(below.id)).toEqual([]);
    expect(await related(above.id)).toEqual([below.slug]);
  });

  it('is at most four, and what a search finds where there are few links', async () => {
    const a = await write({});
    for (let n = 0; n < 6; n++) await write({ content: linkTo(`/sida/${a.slug}`) });
    expect(await related(a.id)).toHaveLength(4);
    const { body: page } = await api.get('/post/brandvarnare');
    const found = await related(page.id);
    expect(found.length).toBeGreaterThan(2);
    expect(found).not.toContain('brandvarnare');
  });

  it('is alike by what a compound is about, not by the kind of thing that it is', async () => {
    const practice = await write({ title: 'Övning' });
    const leader = await write({ title: 'Övningsledare' });
    const drill = await write({ title: 'Utrymningsövning' });
    const found = await related(practice.id);
    expect(found).toContain(leader.slug);
    expect(found).not.toContain(drill.slug);
  });
});
