import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, callsAs, hydrated } from '../sign-in/sign-in-page.ts';

let editor: APIRequestContext;

test.describe.configure({ mode: 'serial' });
const service = ownService('live');

test.beforeAll(async ({ playwright }) => {
  editor = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
});

test.afterAll(() => editor.dispose());

async function publishAlert(title: string, endsInMs: number | null): Promise<number> {
  const answer = await editor.post('/rubicore/core/v1/post', {
    data: {
      type: 'alert',
      status: 'publish',
      title,
      excerpt: 'Håll dörrar och fönster stängda.',
      nodeIds: [1],
      parentId: 0,
      content: [
        {
          id: 'text',
          type: 'html',
          version: '1.0.0',
          props: { html: '<p>Läs <a href="/nyheter">alla nyheter</a>.</p>' },
          children: [],
        },
      ],
      publishedDate: new Date(Date.now() - 1000).toISOString(),
      unpublishedDate: endsInMs === null ? null : new Date(Date.now() + endsInMs).toISOString(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Opens a page and waits until it hears what changes. */
async function openListening(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/bff/events*'), openPage(page, service.origin + path)]);
}

test('an alert is on every open page within two seconds, and gone with the clock', async ({ page }) => {
  await openListening(page, '/sida/brandvarnare');
  const strip = page.locator('header').getByRole('link', { name: /Rök över Norråmo/ });
  await expect(strip).toHaveCount(0);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await publishAlert('Rök över Norråmo', 8000);
  await expect(strip).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole('alert').filter({ hasText: 'Ny krisinformation' })).toHaveText(
    'Ny krisinformation: Rök över Norråmo.',
  );
  const after = await page.getByRole('heading', { level: 1 }).boundingBox();
  // Three are on already: it takes a row of theirs, and nothing moves.
  expect(after?.y).toBe(before?.y);
  // Nothing is asked of the server for it to go.
  await page.route('**/rubicore/**', (route) => route.abort());
  await expect(strip).toHaveCount(0, { timeout: 10_000 });
});

test('a crisis that begins comes into sight of anyone who reads far down a page, and leaves it to them again', async ({
  page,
}) => {
  await openListening(page, '/sida/om-olyckan-ar-framme');
  await page.evaluate(() => scrollTo(0, 1500));
  const strip = page.locator('header').getByRole('link', { name: /Klorgas i Norråmo/ });
  await expect(page.getByRole('link', { name: 'Ring 112' }).first()).not.toBeInViewport();
  await publishAlert('Klorgas i Norråmo', 60_000);
  await expect(strip).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await expect(strip).not.toBeInViewport({ timeout: 20_000 });
});

test('a crisis page that is open shows what is new of it', async ({ page }) => {
  const id = await publishAlert('Vattenläcka i Åsbruk', null);
  const askedAgain = page.waitForResponse(/\/rubicore\/core\/v1\/post\/vattenlacka-i-asbruk/);
  await openListening(page, '/krisinformation/vattenlacka-i-asbruk');
  const inTheText = page.getByRole('link', { name: 'alla nyheter' });
  await inTheText.focus();
  // Once it listens, it asks whether it is still so, which takes no reader's place in the text.
  await askedAgain;
  const answer = await editor.put(`/rubicore/core/v1/post/${id}`, {
    data: { excerpt: 'Kranvattnet går att dricka igen.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(page.getByText('Kranvattnet går att dricka igen.').first()).toBeVisible({ timeout: 3000 });
  await expect(inTheText, 'anyone who reads the text keeps their place in it').toBeFocused();
});

test('without a connection the page stays, says so, and goes on where one wanted to go', async ({ page }) => {
  await page.goto(`${service.origin}/nyheter`);
  await hydrated(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingen uppkoppling' })).toBeVisible();
  const wanted = new URL(page.url()).pathname;
  expect(wanted).toMatch(/^\/nyhet\//);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByText('Du har fortfarande ingen uppkoppling.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
  await page.goForward();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
  expect(new URL(page.url()).pathname).toBe(wanted);
  await expect(page.getByText('Du har ingen uppkoppling.')).toBeHidden();
});

test('what a stream still had to say does not hide that the connection is gone', async ({ page }) => {
  await openListening(page, '/nyheter');
  const lost = page.getByText('Du har ingen uppkoppling.');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await expect(lost).toBeVisible();
  await publishAlert('Rök över Västhult', null);
  await expect(page.locator('header').getByRole('link', { name: /Rök över Västhult/ })).toBeAttached();
  await expect(lost).toBeVisible();
});

test('where streams are refused, or kept by somebody between, a page learns of an alert all the same', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const [refused, kept] = await Promise.all([anotherPage(browser), anotherPage(browser)]);
  await refused.route('**/bff/events*', (route) => route.fulfill({ status: 403 }));
  await kept.route('**/bff/events*', () => undefined);
  for (const page of [refused, kept]) await openPage(page, `${service.origin}/sida/brandvarnare`);
  await publishAlert('Rök över Sörhult', 60_000);
  for (const page of [refused, kept]) {
    await expect(page.locator('header').getByRole('link', { name: /Rök över Sörhult/ })).toBeAttached({
      timeout: 25_000,
    });
  }
});

test('a page that was in the background shows what it missed', async ({ page }) => {
  await openListening(page, '/krisinformation');
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await publishAlert('Strömavbrott i Norråmo', 60_000);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('main').getByText('Strömavbrott i Norråmo')).toHaveCount(0);
  const reopened = page.waitForRequest('**/bff/events?lastEventId=*');
  await show(false);
  await reopened;
  await expect(page.getByRole('main').getByText('Strömavbrott i Norråmo').first()).toBeVisible({
    timeout: 2000,
  });
});

test('anyone who waits for the end of maintenance sees crises meanwhile, and when it is over', async ({
  page,
}) => {
  const say = async (notice: { isOn: boolean; text: string | null }) => {
    const answer = await editor.put('/rubicore/core/v1/maintenance', { data: { until: null, ...notice } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await say({ isOn: true, text: 'Vi byter servrar.' });
  await openListening(page, '/maintenance');
  await expect(page.getByText('Vi byter servrar.')).toBeVisible();
  await publishAlert('Rök över Åsbruk', 60_000);
  await expect(page.getByRole('link', { name: /Rök över Åsbruk/ })).toBeAttached({ timeout: 2000 });
  await say({ isOn: true, text: 'Det dröjer en kvart till.' });
  await expect(page.getByText('Det dröjer en kvart till.')).toBeVisible({ timeout: 2000 });
  await say({ isOn: false, text: null });
  await expect(page.getByRole('heading', { level: 1, name: 'Webbplatsen är öppen igen' })).toBeVisible({
    timeout: 2000,
  });
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(`${service.origin}/`);
});

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
