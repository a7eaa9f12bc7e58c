import type { ChildProcess } from 'node:child_process';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { tabTo } from '../accessibility/press-until-focused.ts';
import { call, EDITOR, FULL_TIME, PART_TIME, SHIFT_LEADER } from '../intranet/staff-page.ts';
import { untilReady } from '../own-service.ts';
import { startBff, stopServer } from '../own-stack.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { copySeededFolder, removeFolder } from '../seeded-folder.ts';
import { hydrated, openAs, signInAnew, signOut } from '../sign-in/sign-in-page.ts';
import { bytesOn, keepOnDevice, keptOn, leftOn } from './field-device.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 667 } });

/** Another one in each test. */
let title = '';
const TEXT = 'Säkerhetsgruppen står alltid i brandgatan';
const STATION = 2;
const OTHER_STATION = 3;
const DAY_MS = 86_400_000;

let folder = '';
let origin = '';
let bff: ChildProcess | null = null;
const start = async (env: Record<string, string> = {}) => {
  const started = await startBff({ DATA_DIR: folder, DATABASE_URL: '', ...env });
  bff = started.bff;
  return started.origin;
};
const stop = async () => {
  if (bff !== null) await stopServer(bff);
  bff = null;
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await copySeededFolder('field');
  origin = await start();
  await untilReady(origin);
});
test.beforeEach(() => {
  test.setTimeout(180_000);
  title = `Ny rutin för rökdykning ${test.info().testId}`;
});
test.afterAll(async () => {
  await stop();
  await removeFolder(folder);
});

const editorOf = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, origin, EDITOR, '/profile');
  return page;
};
const publish = (editor: Page, post: object = {}) =>
  call(editor, 'POST', '/post', {
    ...{ title, type: 'info-important', status: 'publish', nodeIds: [STATION], excerpt: TEXT },
    acknowledgeBy: new Date(Date.now() + 9 * DAY_MS).toISOString(),
    ...post,
  });
const signedInAnew = async (page: Page, username: string) => {
  // A page that is open when its session ends goes to the sign-in page by itself.
  await page.goto('about:blank');
  await signInAnew(page, origin, username);
  await page.goto(`${origin}/profile`);
  await hydrated(page);
};
const get = (page: Page, path: string) =>
  page.evaluate(
    async (address) =>
      await (await fetch(`/rubicore/core/v1${address}`, { headers: { 'x-csrf': '1' } })).json(),
    path,
  );
const statusOf = (page: Page, path: string) =>
  page.evaluate(
    async (address) => (await fetch(`/rubicore/core/v1${address}`, { headers: { 'x-csrf': '1' } })).status,
    path,
  );
const acknowledgedIn = async (page: Page, id: number) =>
  ((await get(page, '/my-acknowledgement?perPage=9999')) as { postId: number }[]).filter(
    ({ postId }) => postId === id,
  );
const acknowledge = async (page: Page) => {
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Jag har läst och förstått' }).click();
  await expect(page.getByText('Din kvittens skickas när du har nät.')).toBeVisible();
};
const ownPage = (page: Page) => page.getByText('Min sida utan nät', { exact: true });
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: title });

test('what is to be read is read and acknowledged without a network, and reaches the service once', async ({
  page,
  browser,
  context,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  const editor = await editorOf(browser);
  const { id } = await publish(editor);
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  await context.setOffline(true);
  await page.goto(`${origin}/profile`);
  await expect(ownPage(page)).toBeVisible();
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeVisible();
  await expect(page.getByText('Uppdaterat alldeles nyss.')).toBeVisible();
  await expect(card(page)).toContainText('Kvittera senast');
  await expect(page.getByRole('link', { name: 'RIB-schema' })).toHaveAttribute('href', /^https:/);
  await page.getByLabel('Sök på namn, station eller yrkesroll').fill('demos');
  await expect(page.getByRole('link', { name: /^Ring David Demosson/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText('1 kollega')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.getByRole('button', { name: 'Jag har läst och förstått' }).click();
  await expect(page.getByText('Du har kvitterat. Din kvittens skickas när du har nät.')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  // Anyone who closes the page and comes back another way finds it as it was.
  await page.goto(`${origin}/profile/tools`);
  await expect(card(page)).toContainText('Skickas när du har nät');
  expect(await violations(page)).toEqual([]);
  expect((await get(editor, `/post/${id}/acknowledgement`)).people).toMatchObject([
    {},
    { acknowledgedDate: null },
  ]);

  await context.setOffline(false);
  await expect(page.getByText('Du har nät igen.')).toBeVisible();
  await expect(card(page)).not.toContainText('Skickas när du har nät');
  await expect(card(page)).toContainText('Läst');
  await page.getByRole('link', { name: 'Öppna sidan som vanligt' }).click();
  await hydrated(page);
  await expect(ownPage(page)).toHaveCount(0);
  expect(await acknowledgedIn(page, id)).toHaveLength(1);
  const colleague = await (await browser.newContext()).newPage();
  await openAs(colleague, origin, EDITOR, `/profile/information/${id}/kvittenser`);
  await expect(colleague.getByText('1 av 2 har kvitterat')).toBeVisible();
  expect(refused).toEqual([]);
});

test('on a page that is open as the network goes one acknowledges all the same, and goes on to what is kept', async ({
  page,
  browser,
  context,
}) => {
  const { id } = await publish(await editorOf(browser));
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  await page.goto(`${origin}/profile`);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Jag har läst och förstått' }).click();
  await expect(page.getByText('Du har kvitterat. Din kvittens skickas när du har nät.')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await acknowledgedIn(page, id)).length, { timeout: 20_000 }).toBe(1);
  await expect(page.getByText(/^Du kvitterade /)).toBeVisible();
});

test('a way that is taken as the network goes leads to what the phone keeps', async ({
  page,
  browser,
  context,
}) => {
  await publish(await editorOf(browser));
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  await page.goto(`${origin}/profile`);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(ownPage(page)).toBeVisible();
  await context.setOffline(false);
});

test('what is to be read is found, read and acknowledged without a network by the keyboard alone', async ({
  page,
  browser,
  context,
}) => {
  await publish(await editorOf(browser));
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  await context.setOffline(true);
  await page.goto(`${origin}/profile`);
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Jag har läst och förstått' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Du har kvitterat. Din kvittens skickas när du har nät.')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Tillbaka' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await tabTo(page, page.getByLabel('Sök på namn, station eller yrkesroll'));
  await page.keyboard.type('demos');
  await tabTo(page, page.getByRole('link', { name: /^Ring David Demosson/ }));
});

test('while the service is down it is read all the same, and what is unsent is sent when it is back', async ({
  page,
  browser,
}) => {
  const editor = await editorOf(browser);
  const { id } = await publish(editor);
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  const { port } = new URL(origin);
  await stop();
  await page.goto(`${origin}/profile`);
  await acknowledge(page);
  await start({ PORT: port, PUBLIC_ORIGIN: origin });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Din kvittens är skickad.')).toBeVisible();
  await page.goto(`${origin}/profile`);
  await hydrated(page);
  expect(await acknowledgedIn(page, id)).toHaveLength(1);
});

test('a session that was ended elsewhere takes what there is to read; what is unsent is sent with the next', async ({
  page,
  browser,
  context,
}) => {
  const editor = await editorOf(browser);
  const { id } = await publish(editor);
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  await context.setOffline(true);
  await page.goto(`${origin}/profile`);
  await acknowledge(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signedInAnew(elsewhere, SHIFT_LEADER);
  const ended = await elsewhere.evaluate(
    async () => (await fetch('/bff/sessions', { method: 'DELETE', headers: { 'x-csrf': '1' } })).status,
  );
  expect(ended).toBe(200);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Inget är sparat här' })).toBeVisible();
  expect(await keptOn(page)).toBeNull();
  await signedInAnew(page, SHIFT_LEADER);
  await expect.poll(() => acknowledgedIn(page, id)).toHaveLength(1);
  await expect
    .poll(async () => (await keptOn(page))?.posts.find((post) => post.id === id))
    .toMatchObject({ mustAcknowledge: false });
});

test('who signs out with something unsent is asked first, and leaves nothing; the next person finds nothing of theirs', async ({
  page,
  browser,
}) => {
  await publish(await editorOf(browser));
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  // A network that takes everything but acknowledgements.
  await page.context().route('**/acknowledgement', (route) => route.abort());
  await page.goto(`${origin}/faltlage.html`);
  await acknowledge(page);
  await page.goto(`${origin}/profile`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Ditt konto' }).click();
  await page.getByRole('region', { name: 'Ditt konto' }).getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('dialog', { name: 'Vill du logga ut?' })).toContainText(
    'Du har en kvittens som inte är skickad. Den går förlorad om du loggar ut nu.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await leftOn(page)).toMatchObject({ databases: [], caches: [] });

  await signedInAnew(page, FULL_TIME);
  expect(await leftOn(page)).toMatchObject({ databases: [], caches: [] });
  await keepOnDevice(page, origin);
  // The same browser, without having signed out: the cookies of somebody else.
  await signedInAnew(page, PART_TIME);
  await expect.poll(() => leftOn(page)).toMatchObject({ databases: [], caches: [] });
});

test('nothing is kept while somebody acts as another, and nothing where it is stopped', async ({ page }) => {
  await signedInAnew(page, 'sysadm01');
  await keepOnDevice(page, origin);
  expect(await keptOn(page)).not.toBeNull();
  const masked = await page.evaluate(async () => {
    const users = await (
      await fetch('/rubicore/core/v1/user?q=farid&perPage=5', { headers: { 'x-csrf': '1' } })
    ).json();
    const answer = await fetch('/bff/masquerade', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1' },
      body: JSON.stringify({ userId: users[0].id, reason: 'Felsöker en sida' }),
    });
    return answer.status;
  });
  expect(masked).toBe(200);
  expect(await keptOn(page)).toBeNull();
  await page.goto(`${origin}/profile`);
  await hydrated(page);
  expect(await keptOn(page)).toBeNull();
  await page.getByRole('button', { name: /^Avsluta/ }).click();
  await hydrated(page);
  await expect.poll(() => keptOn(page)).not.toBeNull();

  await page.goto(`${origin}/profile/info/sysadm01`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sluta spara och töm' }).click();
  await expect(page.getByText('Inget är sparat här.')).toBeVisible();
  // Also of what was being refreshed just then.
  await expect.poll(() => leftOn(page)).toMatchObject({ databases: [], caches: [] });
});

test('each kind of viewer has on the device what they may see and nothing else, and nothing of it can be read there without the key', async ({
  page,
  browser,
}) => {
  const editor = await editorOf(browser);
  const theirs = { [STATION]: title, [OTHER_STATION]: 'Porten i vagnhallen' };
  for (const [node, name] of Object.entries(theirs)) {
    await publish(editor, { title: name, nodeIds: [Number(node)], excerpt: `${TEXT}, ${name}` });
  }
  for (const [username, station] of [
    [SHIFT_LEADER, STATION],
    [FULL_TIME, STATION],
    [PART_TIME, OTHER_STATION],
    ['karmod01', null],
    ['sysadm01', null],
  ] as const) {
    await signedInAnew(page, username);
    await keepOnDevice(page, origin);
    const kept = await keptOn(page);
    const words = JSON.stringify(kept);
    for (const [node, name] of Object.entries(theirs)) {
      if (station !== null)
        expect(words.includes(name), `${username} ${name}`).toBe(station === Number(node));
    }
    expect(kept?.colleagues.length, username).toBeGreaterThan(0);
    for (const post of kept?.posts ?? []) {
      expect(await statusOf(page, `/post/${post.id}`), `${username} ${post.title}`).toBe(200);
    }
    const found = (await bytesOn(page)) + (await leftOn(page)).stored;
    const phones = (kept?.colleagues ?? []).map(({ phone }) => phone);
    const titles = (kept?.posts ?? []).map((post) => post.title);
    for (const word of [...phones, ...titles, TEXT]) {
      expect(found.includes(word), `${username} ${word}`).toBe(false);
    }
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
  }
  // A visitor has no such page with anything in it, and no database by opening it.
  await page.context().clearCookies();
  await page.goto(`${origin}/faltlage.html`);
  await expect(page.getByRole('heading', { name: 'Inget är sparat här' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await leftOn(page)).toMatchObject({ databases: [], caches: [] });
});

test('what has not been refreshed for seven days is gone, and a post that one may not see any more with the next refresh', async ({
  page,
  browser,
  context,
}) => {
  const editor = await editorOf(browser);
  const { id } = await publish(editor);
  await signedInAnew(page, SHIFT_LEADER);
  await keepOnDevice(page, origin);
  expect((await keptOn(page))?.posts.map((post) => post.id)).toContain(id);
  const moved = await editor.evaluate(async (postId) => {
    const headers = { 'content-type': 'application/json', 'x-csrf': '1', 'if-match': '*' };
    const init = { method: 'PUT', headers, body: JSON.stringify({ nodeIds: [3] }) };
    return (await fetch(`/rubicore/core/v1/post/${postId}`, init)).status;
  }, id);
  expect(moved).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => (await keptOn(page))?.posts.map((post) => post.id)).not.toContain(id);

  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  await page.goto(`${origin}/profile`);
  await expect(page.getByText('Uppdaterat för 3 timmar sedan.')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 7 * DAY_MS + 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Inget är sparat här' })).toBeVisible();
  expect(await keptOn(page)).toBeNull();
});
