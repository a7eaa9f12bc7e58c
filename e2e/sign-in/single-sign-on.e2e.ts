import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { violations } from '../pages/violations.ts';
import { recordBrowser } from './browser-record.ts';
import {
  ADMINISTRATOR,
  EDITOR,
  expectSignedInAs,
  expectVisitor,
  hydrated,
  PASSWORD,
  signOut,
} from './sign-in-page.ts';
import { type SignInStack, startSignInStack } from './sign-in-stack.ts';

let stack: SignInStack;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A database and its content are made first.
  test.setTimeout(240_000);
  stack = await startSignInStack();
});
test.afterAll(() => stack.stop());

async function begin(page: Page, returnTo = '/nyheter'): Promise<void> {
  await page.goto(`${stack.origin}/login?tillbaka=${encodeURIComponent(returnTo)}`);
  await page.getByRole('button', { name: 'Logga in med jobbkonto' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.idp.origin}/sso`));
}

async function answerAtIdentityProvider(page: Page, name: string): Promise<void> {
  await page.getByLabel('Användare').selectOption(name);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

test('somebody comes in by the other site, and out at both', async ({ page, context }) => {
  await begin(page, '/nyheter?sida=2');
  await answerAtIdentityProvider(page, EDITOR.name);
  await expect(page).toHaveURL(`${stack.origin}/nyheter?sida=2`);
  await expectSignedInAs(page, EDITOR.name);
  expect((await context.cookies()).map(({ name, sameSite }) => [name, sameSite])).toEqual([['sid', 'Lax']]);
  const asked = page.waitForRequest((request) => request.url().startsWith(stack.idp.sloUrl));
  await signOut(page);
  await asked;
  await expect(page).toHaveURL(`${stack.origin}/login?utloggad=1`);
  await page.goto(stack.origin);
  await expectVisitor(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`both ways in can be used by everyone, in the ${colorScheme} theme on a telephone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${stack.origin}/login`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Logga in med jobbkonto' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way leads in, with one more button to press', async ({ page }) => {
    await begin(page);
    await page.getByLabel('Användare').selectOption(EDITOR.name);
    await page.getByLabel('Lösenord').fill(PASSWORD);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(page).toHaveURL(`${stack.origin}/nyheter`);
    await expectSignedInAs(page, EDITOR.name);
  });
});

test('a browser cannot be signed in with what another one began', async ({ page, browser }) => {
  const finish = await finishOf(browser, ADMINISTRATOR.name);
  await begin(page);
  await page.goto(finish);
  await expect(page).toHaveURL(/\/login\?fel=avbruten/);
  await expect(page.getByRole('alert').filter({ hasText: 'Inloggningen blev inte klar' })).toBeVisible();
  await page.goto(stack.origin);
  await expectVisitor(page);
});

/** The last address of somebody's own sign-in, which they keep from being used. */
async function finishOf(browser: Browser, name: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let finish = '';
  // The answer is posted from here, and its redirect is not followed.
  await page.route('**/rubicore/saml/v1/acs', async (route) => {
    finish = (await route.fetch({ maxRedirects: 0 })).headers().location ?? '';
    await route.abort();
  });
  await begin(page);
  await answerAtIdentityProvider(page, name);
  await expect.poll(() => finish).toContain('/login?c=');
  await context.close();
  return finish;
}

test('the browser receives no token, cookie or secret of the API', async ({ page, context }) => {
  const record = recordBrowser(context);
  await begin(page);
  await answerAtIdentityProvider(page, ADMINISTRATOR.name);
  await expectSignedInAs(page, ADMINISTRATOR.name);
  await openPage(page, `${stack.origin}/sida/brandvarnare`);
  for (const path of [
    '/bff/session',
    '/bff/sessions',
    '/rubicore/core/v1/token',
    '/rubicore/core/v1/user/1',
  ]) {
    await page.evaluate(
      (address) => fetch(address, { headers: { 'x-csrf': '1' } }).then((a) => a.text()),
      path,
    );
  }
  await signOut(page);
  await expect(page).toHaveURL(`${stack.origin}/login?utloggad=1`);
  const received = await record.text();
  // The ear has heard what it listens for: the default token, this session's and the API's own cookie.
  expect(stack.secrets.size).toBeGreaterThanOrEqual(3);
  expect(received).toContain(ADMINISTRATOR.name);
  expect([...stack.secrets].filter((secret) => received.includes(secret))).toEqual([]);
});

test('an identity provider that is down is reported, going out and coming in', async ({ page }) => {
  await begin(page);
  await answerAtIdentityProvider(page, EDITOR.name);
  await expectSignedInAs(page, EDITOR.name);
  await stack.idp.close();
  await signOut(page);
  await expect(page).toHaveURL(`${stack.origin}/login?utloggad=1&fel=idp`);
  await expect(page.getByText('Du är utloggad här')).toBeVisible();
  await page.getByRole('button', { name: 'Logga in med jobbkonto' }).click();
  await expect(page).toHaveURL(/\/login\?fel=idp/);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Inloggningen med jobbkonto svarar inte' }),
  ).toBeVisible();
});
