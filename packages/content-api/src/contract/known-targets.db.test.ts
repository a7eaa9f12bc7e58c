import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { picture, upload } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
const EDITOR = 3;
const EMPLOYEE = 5;
const NOTHING = { paths: [], linkIds: [], filenames: [], mediaIds: [] };
const E_SERVICE = 1;
const STAFF_TOOL = 20;

describeOnBothEngines('what a text points at', (api) => {
  let token = '';
  beforeAll(async () => {
    token = await api.tokenFor(ADMINISTRATOR);
  });
  const ask = async (body: object, by = token) =>
    await api.send('POST', '/known-targets', { token: by, body: { ...NOTHING, ...body } });
  const missing = async (...paths: string[]) => (await ask({ paths })).body.missingPaths;
  const write = async (body: object) =>
    (
      await api.send('POST', '/post', {
        token,
        body: { type: 'page', title: 'x', nodeIds: [1], status: 'publish', ...body },
      })
    ).body;

  it('is there where the site has such a page', async () => {
    const there = [
      '/',
      '/nyheter',
      '/nyheter?ar=2026',
      '/sida/brandvarnare',
      '/sida/brandvarnare#batteri',
      '/sida/brandvarnare/',
      '/overblick/brandsakerhet-hemma',
      '/sida/brandvarnare/slacka-brand',
      '/kontakt/kontakta-oss',
      '/krisinformation',
      '/sok/vad%20som%20helst',
      '/feeds/nyheter.atom',
      '/e-tjanster',
      '/e-tjanster/anmal-eldning',
    ];
    expect(await missing(...there)).toEqual([]);
    expect((await ask({ paths: there })).body.redirectedPaths).toEqual([]);
  });

  it('is missing where a visitor would read that nothing is found', async () => {
    const gone = [
      '/sida/finns-inte',
      '/sida/brandvarnare/finns-inte',
      '/sida/a/b/c',
      '/e-tjanster/finns-inte',
      '/finns-inte',
      '/profile/tools',
      '/annons/nagot',
      '/nyhet/a/b',
      '/%zz',
      '//example.se/sida',
      'sida/brandvarnare',
      '',
    ];
    expect(await missing(...gone)).toEqual(gone);
  });

  it('is missing as long as the public does not see it, no matter who asks', async () => {
    const { slug } = await write({ title: 'Hemlig sida', status: 'draft' });
    const staff = await write({ title: 'Bara grupp tre', nodeIds: [3] });
    expect(await missing(`/sida/${slug}`, `/sida/${staff.slug}`)).toEqual([
      `/sida/${slug}`,
      `/sida/${staff.slug}`,
    ]);
  });

  it('is given with its own address where it has moved, or lives elsewhere', async () => {
    const { id } = await write({ title: 'Flyttas', slug: 'gamla-namnet' });
    await api.send('PUT', `/post/${id}`, { token, body: { slug: 'nya-namnet' } });
    const { body } = await ask({
      paths: [
        '/sida/gamla-namnet?x=1',
        '/sida/nya-namnet',
        '/sida/startsida',
        '/sida/kontakta-oss',
        '/nyhet/brandvarnare',
        '/overblick/brandvarnare',
        '/sida/slacka-brand/brandvarnare',
      ],
    });
    expect(body.missingPaths).toEqual([]);
    expect(body.redirectedPaths).toEqual([
      { from: '/sida/gamla-namnet?x=1', to: '/sida/nya-namnet' },
      { from: '/sida/startsida', to: '/' },
      { from: '/sida/kontakta-oss', to: '/kontakt/kontakta-oss' },
      { from: '/nyhet/brandvarnare', to: '/sida/brandvarnare' },
      { from: '/overblick/brandvarnare', to: '/sida/brandvarnare' },
    ]);
  });

  it('is a link that visitors may follow', async () => {
    expect((await ask({ linkIds: [E_SERVICE, STAFF_TOOL, 99_999, 99_999] })).body.missingLinkIds).toEqual([
      STAFF_TOOL,
      99_999,
    ]);
  });

  it('is a file with its description, as far as the caller sees it', async () => {
    const query = { title: 'Olagd', alt: 'En bild som ingen använder' };
    const { body: file } = await upload(api, { token, body: await picture(60, 40), query });
    const { body: plain } = await upload(api, {
      token,
      body: await picture(60, 40),
      query: { title: 'Streck', decorative: 'true' },
    });
    const asked = { filenames: [file.filename, 'finns-inte.jpg'], mediaIds: [plain.id, 99_999] };
    expect((await ask(asked, await api.tokenFor(EDITOR))).body.media).toEqual([
      { mediaId: file.id, filename: file.filename, alt: query.alt, decorative: false, missing: false },
      { mediaId: null, filename: 'finns-inte.jpg', alt: null, decorative: false, missing: true },
      { mediaId: plain.id, filename: plain.filename, alt: '', decorative: true, missing: false },
      { mediaId: 99_999, filename: '', alt: null, decorative: false, missing: true },
    ]);
    const { media } = (await ask(asked, await api.tokenFor(EMPLOYEE))).body;
    expect(media.map((one: { missing: boolean }) => one.missing)).toEqual([true, true, true, true]);
    await api.db
      .updateTable('media')
      .set({ missing_since: new Date(0) })
      .where('id', '=', file.id)
      .execute();
    expect((await ask({ mediaIds: [file.id] })).body.media).toMatchObject([
      { mediaId: file.id, missing: true },
    ]);
  });

  it('may be much, and not without end', async () => {
    const paths = Array.from({ length: 500 }, (_, index) => `/sida/finns-inte-${index}`);
    expect((await ask({ paths })).body.missingPaths).toHaveLength(500);
    expect((await ask({ paths: [...paths, '/en-till'] })).status).toBe(400);
    expect((await api.send('POST', '/known-targets', { body: NOTHING })).status).toBe(401);
  });
});
