import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { failingStack } from '../failing-stack.ts';
import { callsAs, hydrated, openAs } from '../sign-in/sign-in-page.ts';
import { SHIFT_LEADER } from './staff-page.ts';

const BROKEN = { status: 500, message: 'Den här delen är trasig.' };

const USER = /\/user\/\d+(\?|$)/;
/** The calls of the layout load that follow the user's, all at once. Source: SPEC section 4. */
const CALLS = {
  tools: /\/user\/\d+\/links\?.*type=tool/,
  favourites: /\/user\/\d+\/links\?.*type=favorite/,
  groups: /\/node\?/,
  jobs: /\/category\?.*type=pidjob/,
  information: /\/post\?.*type=info(&|$)/,
  'important information': /\/post\?.*type=info-important/,
  alerts: /\/post\?(?=.*type=alert)(?=.*nodeId)/,
  acknowledgements: /\/my-acknowledgement\?/,
};

// One after another: they break one service.
const stack = failingStack('layout-load');
test.afterEach(() => stack.mend());

async function toOwnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('link', { name: 'Min sida' }).click();
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hej Elin' });
const errors = (page: Page) => page.getByRole('alert', { name: 'Fel' });

/** What a document says, without its markup, on one line. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.describe('the document', () => {
  let calls: APIRequestContext;
  test.beforeAll(async ({ playwright }) => {
    calls = await callsAs(playwright.request, stack.origin, SHIFT_LEADER);
  });
  test.afterAll(() => calls.dispose());

  for (const [name, address] of Object.entries(CALLS)) {
    test(`comes without ${name} when they fail, and says so`, async () => {
      stack.fail(address, BROKEN);
      const answer = await calls.get('/profile');
      expect(answer.status()).toBe(200);
      expect(wordsOf(await answer.text())).toMatch(
        /Hej Elin.*Att läsa.*Mina verktyg.*Favoriter.*Den här delen är trasig\./,
      );
    });
  }

  test('says so when it is unknown who somebody is, and keeps what everybody may read', async () => {
    stack.fail(USER, BROKEN);
    const answer = await calls.get('/profile');
    expect(answer.status()).toBe(503);
    expect(wordsOf(await answer.text())).toMatch(
      /Inloggningen går inte att kontrollera just nu\..*Till startsidan/,
    );
  });

  test('leads to the maintenance page for a 503', async () => {
    stack.fail(CALLS.groups, { status: 503, message: 'Stängt.' });
    const answer = await calls.get('/profile', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/maintenance');
  });

  test('leads to the sign-in page and back for a 401', async () => {
    stack.fail(CALLS.groups, { status: 401, message: 'Vem?' });
    const answer = await calls.get('/profile', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/login?tillbaka=%2Fprofile');
  });
});

test.describe('on the way there from another page', () => {
  test.beforeEach(({ page }) => openAs(page, stack.origin, SHIFT_LEADER, '/nyheter'));

  test('a call that fails is shown until it is closed, and the rest can be used', async ({ page }) => {
    stack.fail(CALLS.tools, BROKEN);
    await toOwnPage(page);
    await expect(greeting(page)).toBeFocused();
    await expect(errors(page)).toContainText(BROKEN.message);
    await expect(errors(page)).toContainText('500');
    await errors(page)
      .getByRole('button', { name: /^Stäng/ })
      .click();
    await expect(errors(page)).toBeEmpty();
    await page.getByRole('main').getByRole('link', { name: 'Nya talgrupper i Rakel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nya talgrupper i Rakel' })).toBeVisible();
  });

  test('a call that takes its time leaves a card, with everything around it in use', async ({ page }) => {
    stack.fail(CALLS.favourites, 'held');
    await toOwnPage(page);
    const card = page.getByRole('main').getByRole('status');
    await expect(card).toHaveText('Håll ut, vi är snart där!');
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog', { name: 'Meny' })).toBeHidden();
    await page.getByRole('button', { name: 'Meny' }).click();
    await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
    await page.keyboard.press('Escape');
    stack.mend();
    await expect(greeting(page)).toBeFocused();
    await expect(card.filter({ hasText: 'Håll ut' })).toHaveCount(0);
    await expect(errors(page)).toBeEmpty();
  });

  test('a call that is never answered is given up, and the rest comes', async ({ page }) => {
    stack.fail(CALLS.acknowledgements, 'held');
    await toOwnPage(page);
    await expect(greeting(page)).toBeVisible({ timeout: 30_000 });
    await expect(errors(page)).toContainText('504');
    await expect(page.getByRole('heading', { name: 'Mina verktyg' })).toBeVisible();
  });

  test('a 503 leads to the maintenance page, a 401 to the sign-in page and from there on', async ({
    page,
  }) => {
    stack.fail(CALLS.groups, { status: 503, message: 'Stängt.' });
    await toOwnPage(page);
    await expect(page).toHaveURL(`${stack.origin}/maintenance`);
    stack.mend();
    await page.goto(`${stack.origin}/nyheter`);
    await hydrated(page);
    stack.fail(CALLS.groups, { status: 401, message: 'Vem?' });
    await toOwnPage(page);
    // Several calls are refused, and each may send one there.
    await expect(page).toHaveURL(`${stack.origin}/login?tillbaka=%2Fprofile`);
  });
});
