import { expect, type Page, test } from '@playwright/test';
import { violations } from '../pages/violations.ts';
import { callsAs, EDITOR, hydrated, openAs } from '../sign-in/sign-in-page.ts';
import { type RunningService, startService } from '../start-service.ts';

test.use({ serviceWorkers: 'allow' });

const CRISIS = '/krisinformation/rok-fran-industribrand-i-asbruk';

let running: RunningService | null = null;
let origin = '';
const stop = async () => {
  await running?.stop();
  running = null;
};

test.beforeEach(async ({ page }) => {
  running = await startService('offline');
  ({ origin } = running);
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).ok, { timeout: 60_000 }).toBe(true);
  // Browsers wait for a moment of their own choice; here it is the first.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
});
test.afterEach(stop);

const copied = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('brandpost-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('without the site, crises and advice are shown as they were, with their age; of other pages it is said what can be read', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${origin}/`);
  await expect
    .poll(() => copied(page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        '/',
        '/krisinformation',
        CRISIS,
        '/sida/hemberedskap',
        '/sida/slacka-brand',
        '/sida/utrymning-i-flerbostadshus',
        '/kontakt/kontakta-oss',
      ]),
    );
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('brandpost-files')).keys()).length))
    .toBeGreaterThan(5);
  await page.goto(origin + CRISIS);
  await expect(page.getByRole('complementary', { name: 'Sparad kopia' })).toHaveCount(0);
  await stop();

  for (const open of [() => page.reload(), () => page.goto(origin + CRISIS)]) {
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gå inomhus');
    const note = page.getByRole('complementary', { name: 'Sparad kopia' });
    await expect(note).toHaveText(
      /^Du har ingen uppkoppling\. Du läser en sparad kopia från \d+ \w+ \d{4} kl\u00A0\d\d\.\d\d\.$/,
    );
    await expect(note).toHaveCSS('background-color', 'rgb(255, 208, 46)');
    const map = page.getByRole('img', { name: /^Karta över området/ });
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  // It is said once: on top, with the age of the copy.
  await expect(page.getByText('Du har ingen uppkoppling.')).toHaveCount(1);

  await page.goto(`${origin}/sida/elda-i-tradgarden`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen uppkoppling');
  await expect(page.getByRole('link', { name: /^Ring 112/ })).toHaveAttribute('href', 'tel:112');
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Startsidan', exact: true })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: /Hemberedskap/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('emberedskap');

  // Two days later nobody knows whether a ban has begun.
  await page.goto(`${origin}/sida/eldningsforbud`);
  await expect(page.locator('[data-state="none"]').first()).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 3_600_000);
  await page.goto(`${origin}/sida/eldningsforbud`);
  await hydrated(page);
  await expect(
    page.getByRole('heading', { name: 'Vi vet inte om det är eldningsförbud just nu' }),
  ).toBeVisible();
  await expect(page.locator('[data-state="none"]')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('every crisis in force is kept, also those that the start page does not name', async ({
  page,
  playwright,
}) => {
  const editor = await callsAs(playwright.request, origin, 'cecpro01');
  const slugs: string[] = [];
  for (const title of ['Rök över hamnen', 'Gaslukt i centrum', 'Ras vid bron']) {
    const answer = await editor.post('/rubicore/core/v1/post', {
      data: {
        ...{ type: 'alert', status: 'publish', title, excerpt: 'Håll dig borta.', nodeIds: [1], content: [] },
        unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    slugs.push(((await answer.json()) as { slug: string }).slug);
  }
  await editor.dispose();
  await page.goto(`${origin}/`);
  await expect
    .poll(() => copied(page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([CRISIS, ...slugs.map((slug) => `/krisinformation/${slug}`)]));
  expect(await copied(page)).not.toContain('/krisinformation/skarpt-eldningsforbud-2026');
});

test('a copy that is read says when the site can be reached again, and leads to what holds now', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/`);
  await expect.poll(() => copied(page), { timeout: 20_000 }).toContain(CRISIS);
  await context.setOffline(true);
  await page.goto(origin + CRISIS);
  const note = page.getByRole('complementary', { name: 'Sparad kopia' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Tab');
  await hydrated(page);
  await context.setOffline(false);
  await expect(page.getByText('Du har uppkoppling igen.')).toBeVisible({ timeout: 30_000 });
  await expect(note).toBeHidden();
  await page.getByRole('link', { name: 'Visa sidan som den är nu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gå inomhus');
  await expect(note).toHaveCount(0);
});

test('a way that is taken without a network leads to the copy, also in another language', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/krisinformation`);
  await expect
    .poll(() => copied(page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([CRISIS, '/sida/in-an-emergency', '/sida/om-olyckan-ar-framme-lattlast']),
    );
  await hydrated(page);
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /gå inomhus/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Sparad kopia' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gå inomhus');
  await page.goto(`${origin}/sida/in-an-emergency`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('emergency');
});

test('nothing of somebody who is signed in is left on the device', async ({ page }) => {
  await page.goto(`${origin}/`);
  await expect.poll(() => copied(page), { timeout: 20_000 }).toContain(CRISIS);
  await openAs(page, origin, EDITOR.username, '/');
  await page.evaluate(async () => {
    await caches.delete('brandpost-pages');
    (await navigator.serviceWorker.ready).active?.postMessage('keep');
  });
  // It has begun, and then there was time for what it asks for first.
  await expect.poll(() => page.evaluate(() => caches.has('brandpost-pages'))).toBe(true);
  for (let answers = 0; answers < 5; answers += 1)
    await page.evaluate(() => fetch('/').then((page) => page.text()));
  expect(await copied(page)).toEqual([]);
});
