import { type PostType, pathOfPost } from '@brandpost/domain';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { answered } from '../answered.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, callsAs } from '../sign-in/sign-in-page.ts';

test.describe.configure({ mode: 'default' });
const service = ownService('addresses');
let staff: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  staff = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
});
test.afterAll(() => staff.dispose());

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

for (const type of TYPES) {
  test(`a ${type} whose slug is changed is led to from the old address, for good`, async () => {
    const [before, after] = [`fore-${type}`, `efter-${type}`];
    const data = { type, title: `Om ${type}`, slug: before, status: 'publish', nodeIds: [1], parentId: 0 };
    const written = await answered(() =>
      staff.post('/rubicore/core/v1/post', {
        data: { ...data, excerpt: 'Kort om det.' },
      }),
    );
    expect(written.status(), await written.text()).toBe(201);
    const { id } = (await written.json()) as { id: number };
    const read = (path: string) => answered(() => staff.get(path, { maxRedirects: 0 }));
    expect((await read(pathOfPost({ type, slug: before }))).status()).toBe(200);
    const changed = await answered(() =>
      staff.put(`/rubicore/core/v1/post/${id}`, { data: { slug: after } }),
    );
    expect(changed.ok(), await changed.text()).toBe(true);
    const address = pathOfPost({ type, slug: after });
    for (const old of [pathOfPost({ type, slug: before }), pathOfPost({ type, slug: String(id) })]) {
      const answer = await read(old);
      expect([old, answer.status(), answer.headers().location]).toEqual([old, 301, address]);
    }
    expect((await read(address)).status()).toBe(200);
  });
}

test('a page read from another one keeps to its new address', async ({ request }) => {
  const at = (path: string) => answered(() => request.get(service.origin + path, { maxRedirects: 0 }));
  expect((await at('/sida/brandvarnare/slacka-brand')).status()).toBe(200);
  const gone = await at('/sida/finns-inte/slacka-brand');
  expect([gone.status(), gone.headers().location]).toEqual([301, '/sida/slacka-brand']);
});

for (const [from, to] of [
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
] as const) {
  test(`${from} has its one address at ${to}`, async ({ request }) => {
    const answer = await answered(() => request.get(service.origin + from, { maxRedirects: 0 }));
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  });
}
