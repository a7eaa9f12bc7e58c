import { type PostType, pathOfPost } from '@brandpost/domain';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../answered.ts';
import { ADMINISTRATOR } from '../people.ts';
import { type RunningService, startService } from '../start-service.ts';
import { ORIGIN, read, readAs, signedIn, type Visitor } from './site.ts';

const TYPES: readonly PostType[] = [
  'news',
  'pinned-news',
  'page',
  'page-related',
  'alert',
  'info',
  'info-important',
  'advertisment',
  'givetake',
];

describe('an address', () => {
  let service: RunningService;
  let staff: Visitor;
  beforeAll(async () => {
    service = await startService('addresses');
    staff = await signedIn(service.origin, ADMINISTRATOR.username);
  }, 120_000);
  afterAll(() => service.stop());

  it.each(TYPES)('of a %s whose slug is changed leads to the new one, for good', async (type) => {
    const [before, after] = [`fore-${type}`, `efter-${type}`];
    const data = { type, title: `Om ${type}`, slug: before, status: 'publish', nodeIds: [1], parentId: 0 };
    const written = await answered(
      async () => await staff.post('/rubicore/core/v1/post').send({ ...data, excerpt: 'Kort om det.' }),
    );
    expect(written.status, written.text).toBe(201);
    const { id } = written.body as { id: number };
    expect((await readAs(staff, pathOfPost({ type, slug: before }))).status).toBe(200);
    const changed = await answered(
      async () => await staff.put(`/rubicore/core/v1/post/${id}`).send({ slug: after }),
    );
    expect(changed.ok, changed.text).toBe(true);
    const address = pathOfPost({ type, slug: after });
    for (const old of [pathOfPost({ type, slug: before }), pathOfPost({ type, slug: String(id) })]) {
      const { status, headers } = await readAs(staff, old);
      expect([old, status, headers.location]).toEqual([old, 301, address]);
    }
    expect((await readAs(staff, address)).status).toBe(200);
  });
});

it('a page read from another one keeps to its new address', async () => {
  expect((await read('/sida/brandvarnare/slacka-brand')).status).toBe(200);
  const gone = await read('/sida/finns-inte/slacka-brand');
  expect([gone.status, gone.headers.location]).toEqual([301, '/sida/slacka-brand']);
});

it.each([
  ['/overblick/brandvarnare', '/sida/brandvarnare'],
  ['/kontakt/brandvarnare', '/sida/brandvarnare'],
  ['/nyhet/brandvarnare', '/sida/brandvarnare'],
  ['/krisinformation/brandvarnare', '/sida/brandvarnare'],
  ['/sida/brandsakerhet-hemma', '/overblick/brandsakerhet-hemma'],
  ['/kontakt/brandsakerhet-hemma', '/overblick/brandsakerhet-hemma'],
  ['/overblick/kontakta-oss', '/kontakt/kontakta-oss'],
  ['/nyhet/rok-fran-industribrand-i-asbruk', '/krisinformation/rok-fran-industribrand-i-asbruk'],
  ['/sida/sa-minskar-du-brandrisken-i-advent', '/nyhet/sa-minskar-du-brandrisken-i-advent'],
  ['/overblick/startsida', '/'],
  ['/sida/brandvarnare/', '/sida/brandvarnare'],
  ['/sida/BRANDVARNARE', '/sida/brandvarnare'],
  ['/Sida/Brandvarnare', '/sida/brandvarnare'],
  ['/sida/brandvarnare/SLACKA-brand', '/sida/slacka-brand'],
  ['/kontakt/Kontakta-Oss', '/kontakt/kontakta-oss'],
  ['/overblick/Brandsakerhet-hemma', '/overblick/brandsakerhet-hemma'],
  ['/krisinformation/Rok-fran-industribrand-i-Asbruk', '/krisinformation/rok-fran-industribrand-i-asbruk'],
  ['/E-tjanster/Anmal-Eldning', '/e-tjanster/anmal-eldning'],
  ['/NYHETER?ar=2026', '/nyheter?ar=2026'],
  ['/nyheter/', '/nyheter'],
  ['/SOK/Brand', '/sok/Brand'],
])('%s has its one address at %s', async (from, to) => {
  const { status, headers } = await read(from);
  expect([status, headers.location]).toEqual([301, to]);
});

it('a search keeps its letters as they were typed', async () => {
  expect((await read('/sok/VMA')).status).toBe(200);
});

it('what asks for an icon without having read a page finds the one of the site', async () => {
  const { status, headers } = await read('/favicon.ico');
  expect([status, headers.location]).toEqual([301, '/icon.png']);
  expect((await read('/icon.png')).headers['content-type']).toBe('image/png');
});

it.each([
  ['/sida/brandvarnare.', '/sida/brandvarnare'],
  ['/sida/brandvarnare%22', '/sida/brandvarnare'],
  ['/nyheter),', '/nyheter'],
  ['/krisinformation%E2%80%9D', '/krisinformation'],
])('what a sentence left at the end of %s is left out', async (given, meant) => {
  const { status, headers } = await read(given);
  expect([status, headers.location]).toEqual([301, meant]);
});

it('a search may end as it likes', async () => {
  expect((await read('/sok/f%C3%A5r%20jag%20elda!')).status).toBe(200);
});

it('a file that is gone is said to be gone: to somebody by a page that looks for it, to a program by a problem', async () => {
  const asking = (accept: string) =>
    answered(async () => await request(ORIGIN).get('/media/brandskydd-hemma.pdf').set({ accept }));
  const page = await asking('text/html,*/*');
  expect([page.status, page.type, page.headers['cache-control']]).toEqual([404, 'text/html', 'no-store']);
  expect(page.text).toContain('Sidan finns inte');
  expect(page.text).toContain('href="/sok/brandskydd%20hemma"');
  const problem = await asking('image/avif,*/*');
  expect([problem.status, problem.type]).toEqual([404, 'application/problem+json']);
});
