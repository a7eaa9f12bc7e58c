import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';

async function packedBytes(request: Request): Promise<number> {
  const script = await (await request.response())?.body();
  return script === undefined ? 0 : gzipSync(script, { level: 9 }).byteLength;
}

/** Bytes of script, packed by gzip. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const size = packedBytes(request);
    sizes.push(size);
    // One that comes after the test has counted goes with its page.
    size.catch(() => undefined);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** As on a machine that always has something better to do. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** A page that hears of nothing: what changes behind it loads what draws it anew. */
const hearsNothing = (page: Page) => page.route('**/bff/events*', (route) => route.abort());

/** Opens a page, and waits for the script that it begins with: one that is asked for once something is on the screen. */
async function openBegun(page: Page, path: string): Promise<void> {
  const begins = page.waitForResponse(/\/assets\/boot-/);
  await page.goto(path, { waitUntil: 'load' });
  await (await begins).finished();
}

/** Lets ten seconds pass in a page whose clock is ours. @returns the scripts that it asks for meanwhile */
async function scriptsOfTenSeconds(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.clock.runFor(10_000);
  return asked;
}

/** Packed by gzip. */
const MAX_SCRIPT_BYTES = 160_000;

test('a page runs no more than a little script until somebody wants something', async ({ page }) => {
  const scriptBytes = countScripts(page);
  await page.clock.install();
  await neverIdle(page);
  await openBegun(page, '/sida/brandvarnare');
  expect(await scriptsOfTenSeconds(page)).toEqual([]);
  expect(await scriptBytes()).toBeLessThan(10_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-is-hydrated');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  expect(await scriptBytes()).toBeLessThan(MAX_SCRIPT_BYTES);
});

test('what no first picture needs is fetched with the app, and not before', async ({ page }) => {
  const late = ['/print.css', '/manifest.webmanifest'];
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await neverIdle(page);
  await page.goto('/sida/brandvarnare', { waitUntil: 'load' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  expect(fetched.filter((path) => late.includes(path))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => fetched).toContain('/print.css');
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});

/** Half of what it was before its parts were made short: 9.3 screens of a phone. */
const MAX_START_PAGE_PX = 3_771;
const MAX_REQUESTS = 20;
const DAY_MS = 86_400_000;

for (const path of [
  '/',
  '/nyheter',
  '/krisinformation/rok-fran-industribrand-i-asbruk',
  '/overblick/brandsakerhet-hemma',
  '/sida/kontakta-oss',
]) {
  test(`${path} has nothing that answers to presses, and leaves its content as it was served`, async ({
    page,
  }) => {
    const scriptBytes = countScripts(page);
    await neverIdle(page);
    await hearsNothing(page);
    // What is newer than a day says how old it is, which is counted in the browser.
    await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
    await page.goto(path);
    const words = await page.locator('main').textContent();
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
    expect(await page.locator('main').textContent()).toBe(words);
    expect(await scriptBytes()).toBeLessThan(MAX_SCRIPT_BYTES);
  });
}

test('a crisis page that hears of nothing new asks for nothing', async ({ page }) => {
  await page.clock.install();
  await neverIdle(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rubicore/')) asked.push(request.url());
  });
  const streams: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/bff/events?')) streams.push(response.status());
  });
  await page.goto('/krisinformation/rok-fran-industribrand-i-asbruk');
  // A key that is pressed before there is anything that hears it begins nothing; this one leads to no link that is fetched.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(streams).toEqual([200]);
  }).toPass();
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
});

for (const path of [
  '/',
  '/nyheter',
  '/nyhet/sa-minskar-du-brandrisken-i-advent',
  '/krisinformation/rok-fran-industribrand-i-asbruk',
  '/overblick/brandsakerhet-hemma',
  '/sida/sotning-och-brandskyddskontroll',
  '/e-tjanster',
  '/sok/brandvarnare',
]) {
  test(`${path} takes little script, also with what comes once the browser is idle`, async ({ page }) => {
    const scriptBytes = countScripts(page);
    const live = page.waitForResponse(/\/assets\/live-loaders-/);
    await hearsNothing(page);
    await page.goto(path);
    await (await live).finished();
    await page.waitForLoadState('networkidle');
    expect(await scriptBytes()).toBeLessThan(MAX_SCRIPT_BYTES);
  });
}

test('the start page takes few requests, also with what comes once the browser is idle', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const live = page.waitForResponse(/\/assets\/live-loaders-/);
  await hearsNothing(page);
  await page.goto('/');
  await (await live).finished();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('the start page is short on a phone, also with three alerts', async ({ page, baseURL: url = '' }) => {
  await page.context().addCookies([{ name: 'AcceptCookies', value: 'true', url }]);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  // In its own letters: those of a first visit may come too late to be shown.
  await page.reload();
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx).toBeLessThanOrEqual(MAX_START_PAGE_PX);
});

test('a dropdown that is left as it was served opens and closes', async ({ page }) => {
  await page.goto('/sida/kontakta-oss');
  const toggle = page.getByRole('button', { name: 'Lämna klagomål eller beröm' });
  const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await expect(panel).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
});

test('a look-up that is left as it was served answers what is typed, and the place in the address', async ({
  page,
}) => {
  const areas = page.locator('main [data-as-served] [data-block="area-lookup"] li:visible');
  await page.goto('/sida/sotning-och-brandskyddskontroll');
  const all = await areas.count();
  const field = page.getByRole('searchbox', { name: 'Skriv din' });
  await field.fill('Åsbruk');
  await expect(areas).toHaveCount(1);
  await expect(page.getByText('Det här gäller för ”Åsbruk”.')).toBeVisible();
  await field.fill('');
  await expect(areas).toHaveCount(all);
  await page.goto('/sida/sotning-och-brandskyddskontroll?plats=asbruk');
  await expect(areas).toHaveCount(1);
});

test('the footer is there for anyone who comes from a page that has none', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('a[href="/"]').first().click();
  await expect(page.getByRole('contentinfo')).toContainText('Viktiga Nummer');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a link within content that is left as it was served leads on within the app', async ({ page }) => {
  await page.goto('/overblick/brandsakerhet-hemma');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.locator('main [data-as-served] a[href^="/sida/"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/sida\//);
  await expect(page.locator('main article')).toContainText(/\w/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page.locator('main a[href^="/sida/"]').first()).toBeVisible();
});

test('the app takes over by itself when the browser is idle', async ({ page }) => {
  await page.goto('/sida/brandvarnare');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
});

test('anyone who saves data gets the app at the first sign of wanting something', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await openBegun(page, '/nyheter');
  expect(await scriptsOfTenSeconds(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-is-hydrated');
  await page.locator('main a').first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
});

for (const [slow, name] of [
  ['boot-', 'the first script'],
  ['entry-client', 'the app'],
] as const) {
  test(`a button that is pressed before ${name} is there answers when it is`, async ({ page }) => {
    await neverIdle(page);
    await page.route(`**/assets/${slow}*`, async (route) => {
      await new Promise((next) => setTimeout(next, 1000));
      await route.continue();
    });
    await page.goto('/sida/brandvarnare', { waitUntil: 'load' });
    const toggle = page.getByRole('button', { name: 'Vem ansvarar för brandvarnare i hyresrätt?' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a browser that does not report what it paints gets the first script with the first press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/sida/brandvarnare', { waitUntil: 'load' });
  const toggle = page.getByRole('button', { name: 'Vem ansvarar för brandvarnare i hyresrätt?' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the first script is asked for once something is on the screen', async ({ page }) => {
  await openBegun(page, '/sida/brandvarnare');
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/boot-'))?.startTime ??
      Number.NaN,
  ]);
  expect(asked).toBeGreaterThanOrEqual(painted);
});

test('a link that is clicked before the app is there leads on, and a text that is typed stays', async ({
  page,
}) => {
  await neverIdle(page);
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  const box = page.getByPlaceholder('Hej, vad letar du efter?').last();
  await box.pressSequentially('brandvarnare');
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await expect(box).toHaveValue('brandvarnare');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/sok\/brandvarnare$/);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('main').getByRole('link', { name: 'Alla nyheter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
});
