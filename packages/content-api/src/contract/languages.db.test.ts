import { HIDDEN_SLUG, type Post } from '@brandpost/domain';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const SMOKE_ALARMS = 111;
const SWEEPING = 114;
const IN_EASY_SWEDISH = 171;
const STATIONS = 162;

describeOnBothEngines('versions of pages in other languages', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(1);
  });

  let count = 0;
  const version = (of: number | null, language: string, more: object = {}) => ({
    ...{
      type: 'page',
      status: 'publish',
      title: `Version ${++count}`,
      excerpt: 'Text',
      nodeIds: [1],
      parentId: 0,
    },
    ...{ content: [], language, translationOfId: of, ...more },
  });
  const create = (body: object) => api.send('POST', '/post', { token, body });
  const change = (id: number, body: object) => api.send('PUT', `/post/${id}`, { token, body });
  const errorsIn = async (asked: ReturnType<typeof create>) => {
    const { status, body } = await asked;
    return [
      status,
      ...(body.errors ?? []).map(({ field, message }: Record<string, string>) => `${field}: ${message}`),
    ];
  };
  const languagesOf = async (id: number, as?: string) => {
    const { body } = await api.get(`/post?type=page&translationOfId=${id}&perPage=20`, as);
    return body.map((post: Post) => post.language).sort();
  };

  it('are listed by the page that they are versions of, and say so', async () => {
    expect(await languagesOf(SMOKE_ALARMS)).toEqual(['en', 'sv-x-easy']);
    const { body } = await api.get('/post/smoke-alarms');
    expect(body).toMatchObject({ language: 'en', translationOfId: SMOKE_ALARMS });
    expect((await api.get('/post/brandvarnare')).body).toMatchObject({
      language: 'sv',
      translationOfId: null,
    });
  });

  it('are older than their page once it is changed, until somebody has compared them', async () => {
    const { body: page } = await create(version(null, 'sv', { title: 'Jämförd sida' }));
    const { body: en } = await create(version(page.id, 'en', { comparedDate: NOW.toISOString() }));
    const { body: fi } = await create(version(page.id, 'fi'));
    const older = async () => {
      const { body } = await api.get(`/post?isOlderVersion=true&translationOfId=${page.id}&perPage=20`);
      return body.map((post: Post) => post.id).sort();
    };
    expect(await older()).toEqual([]);
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    const changedAt = (id: number, seconds: number) =>
      api.db
        .updateTable('post')
        .set({ updated_date: later(seconds) })
        .where('id', '=', id)
        .execute();
    await changedAt(page.id, 60);
    expect(await older()).toEqual([en.id, fi.id]);
    // A slip that is mended says nothing of the rest, unless nobody ever says so.
    await changedAt(en.id, 120);
    await changedAt(fi.id, 120);
    expect(await older()).toEqual([en.id]);
    await change(page.id, { nodeIds: [3] });
    await changedAt(page.id, 60);
    expect(await older()).toEqual([]);
    await change(page.id, { nodeIds: [1] });
    await changedAt(page.id, 60);
    const compared = { comparedDate: later(120).toISOString() };
    expect((await change(en.id, compared)).body).toMatchObject(compared);
    expect(await older()).toEqual([]);
    expect((await change(en.id, { comparedDate: '3000-01-02T00:00:00Z' })).status).toBe(422);
  });

  it('are shown to visitors when they are out, and not as drafts, before their time or for a group', async () => {
    const { body: draft } = await create(version(STATIONS, 'en', { status: 'draft' }));
    await create(version(STATIONS, 'fi', { nodeIds: [3] }));
    await create(version(STATIONS, 'pl', { status: 'future', publishedDate: '2031-01-01T08:00:00Z' }));
    expect(await languagesOf(STATIONS)).toEqual([]);
    expect((await api.get(`/post/${draft.slug}`)).status).toBe(404);
    await change(draft.id, { status: 'publish' });
    expect(await languagesOf(STATIONS)).toEqual(['en']);
    expect(await languagesOf(STATIONS, token)).toEqual(['en', 'fi']);
  });

  it('have a page that is in Swedish, is a page, and is not themselves', async () => {
    expect(await errorsIn(create(version(null, 'en')))).toEqual([
      422,
      'translationOfId: Välj vilken svensk sida det är en version av.',
    ]);
    expect(await errorsIn(create(version(99_999, 'en')))).toEqual([
      422,
      'translationOfId: Det valda finns inte längre',
    ]);
    expect(await errorsIn(create(version(IN_EASY_SWEDISH, 'ar')))).toEqual([
      422,
      'translationOfId: Den valda sidan är själv en version. Välj den svenska sidan.',
    ]);
    const { body: start } = await api.get(`/post/${HIDDEN_SLUG}`);
    const overview = 110;
    for (const id of [start.id, overview]) {
      expect(await errorsIn(create(version(id, 'ar')))).toEqual([
        422,
        'translationOfId: Det valda kan inte ha versioner på andra språk. Välj en svensk sida.',
      ]);
    }
    const { body: own } = await create(version(SWEEPING, 'se'));
    expect(await errorsIn(change(own.id, { translationOfId: own.id }))).toEqual([
      422,
      'translationOfId: En sida kan inte vara en version av sig själv.',
    ]);
    expect(await errorsIn(change(own.id, { language: 'sv' }))).toEqual([
      422,
      'language: Välj ett annat språk än svenska. Den svenska sidan är ingen version av en annan.',
    ]);
  });

  it('are pages: news in another language are refused', async () => {
    expect(await errorsIn(create(version(SWEEPING, 'en', { type: 'news' })))).toEqual([
      422,
      'language: Bara sidor kan finnas på andra språk än svenska.',
    ]);
    expect((await create(version(SWEEPING, 'tlh'))).status).toBe(400);
  });

  it('are one in each language, also when two are saved at once', async () => {
    const both = await Promise.all([create(version(SWEEPING, 'ar')), create(version(SWEEPING, 'ar'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await errorsIn(create(version(SWEEPING, 'ar')))).toEqual([
      422,
      'translationOfId: Sidan har redan en version på det språket (العربية).',
    ]);
    expect((await create(version(SWEEPING, 'ar', { status: 'draft' }))).status).toBe(201);
  });

  it('keep their page from becoming something else, or being thrown away, before them', async () => {
    const { body: page } = await create(version(null, 'sv'));
    const { body: english } = await create(version(page.id, 'en'));
    expect(await errorsIn(change(page.id, { type: 'news' }))).toEqual([
      422,
      'type: Sidan har versioner på andra språk och måste vara en sida.',
    ]);
    expect(await errorsIn(change(page.id, { language: 'fi', translationOfId: SWEEPING }))).toEqual([
      422,
      'translationOfId: Sidan har egna versioner på andra språk och kan inte själv vara en version.',
    ]);
    const remove = (id: number) => api.send('DELETE', `/post/${id}`, { token });
    expect(await errorsIn(remove(page.id))).toEqual([
      409,
      'id: Sidan har versioner på andra språk. Ta bort dem först.',
    ]);
    for (const id of [english.id, page.id, page.id, english.id]) {
      expect((await remove(id)).status).toBeLessThan(300);
    }
  });

  it('are found by their own words, marked, and after the Swedish page', async () => {
    const { body: english } = await api.get('/search?q=smoke%20alarms');
    expect(english).toContainEqual(expect.objectContaining({ slug: 'smoke-alarms', language: 'en' }));
    const { body: found } = await api.get('/search?q=brandvarnare&type=page');
    const slugs = found.map(({ slug }: { slug: string }) => slug);
    expect(slugs[0]).toBe('brandvarnare');
    expect(slugs).toContain('brandvarnare-lattlast');
  });
});
