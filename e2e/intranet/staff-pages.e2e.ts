import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { violations } from '../pages/violations.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { FULL_TIME, openStaffPage } from './staff-page.ts';

const PATHS = [
  '/profile',
  '/profile/information',
  '/profile/tools',
  '/profile/aviseringar',
  '/profile/my-content',
  '/profile/info',
  '/profile/info/elimal01',
  '/profile/info/davdem01',
  '/profile/info/karmod01',
  '/profile/information/500/kvittenser',
  '/nyhet/andrad-rutin-litiumbatteri',
  '/annons',
  '/ge-ta',
];

type State = [name: string, reach: (page: Page) => Promise<unknown>];

/** What a page looks like besides as it opens. */
const STATES: Readonly<Record<string, readonly State[]>> = {
  '/profile/info/karmod01': [
    ['the question before all sign-ins end', (page) => button(page, 'Logga ut överallt').click()],
  ],
  '/annons': [['an ad without words', (page) => button(page, 'Publicera').click()]],
};

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('every page of the intranet can be used by all, in both themes, on phone and desk', async ({ page }) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${new URL(page.url()).pathname}: ${message}`));
  // Operative leader, and the writer of the post with receipts.
  await openStaffPage(page, 'karmod01');
  for (const path of PATHS) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('status').filter({ hasText: 'Hämtar' })).toHaveCount(0);
    for (const [name, reach] of [
      ['as it opens', async () => undefined],
      ...(STATES[path] ?? []),
    ] as State[]) {
      await reach(page);
      expect.soft(await violationsInState(page), `${path}, ${name}`).toEqual([]);
    }
  }
  expect(errors, 'what scripts threw, and what was rendered otherwise than served').toEqual([]);
});

test('tools are put in order by keys alone, and stay so', async ({ page }) => {
  await openStaffPage(page, 'gunlat01', '/profile/tools');
  const tools = page.locator('main ol').first().getByRole('listitem');
  const [one, two] = [await tools.nth(0).textContent(), await tools.nth(1).textContent()];
  await tools.nth(0).getByRole('button').last().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(tools.nth(1)).toHaveText(one ?? '');
  await expect(tools.nth(1).getByRole('button').last()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'är nu nummer 2' })).toBeAttached();
  await expect(async () => {
    await page.reload();
    await expect(tools.nth(0)).toHaveText(two ?? '', { timeout: 1000 });
  }).toPass();
});

test('whoever removes a tool, or takes back an ad, by keys goes on from the heading of the list', async ({
  page,
}) => {
  await openStaffPage(page, 'gunlat01', '/profile/tools');
  const remove = page
    .locator('main ol')
    .first()
    .getByRole('button', { name: /^Ta bort/ })
    .first();
  const name = await remove.getAttribute('aria-label');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mina verktyg' })).toBeFocused();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0);

  await openStaffPage(page, 'gunlat01', '/annons');
  await page.getByLabel('Rubrik').fill('Stövlar i storlek 43');
  await page.getByLabel('Text', { exact: true }).fill('Nästan nya.');
  await button(page, 'Publicera').press('Enter');
  const takeBack = page.getByRole('button', { name: /Stövlar i storlek 43/ });
  await takeBack.press('Enter');
  const question = page.getByRole('dialog', { name: 'Vill du ta bort annonsen?' });
  await question.getByRole('button', { name: 'Behåll den' }).press('Enter');
  await expect(takeBack).toBeFocused();
  await takeBack.press('Enter');
  await question.getByRole('button', { name: 'Ta bort' }).press('Enter');
  await expect(page.getByText('Annonsen är borttagen.')).toBeVisible();
  await expect(page.getByText('Annonsen är publicerad.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Annonser' })).toBeFocused();
  await expect(takeBack).toHaveCount(0);
});

test('a second press on the button publishes no second ad', async ({ page }) => {
  await openStaffPage(page, 'gunlat01', '/annons');
  const sent: string[] = [];
  await page.route('**/rubicore/core/v1/post', async (route) => {
    sent.push(route.request().method());
    await new Promise((next) => setTimeout(next, 500));
    await route.continue();
  });
  await page.getByLabel('Rubrik').fill('Vinterjacka');
  await page.getByLabel('Text', { exact: true }).fill('Storlek L.');
  await button(page, 'Publicera').dblclick();
  await expect(page.getByText('Annonsen är publicerad.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vinterjacka' })).toHaveCount(1);
  expect(sent).toEqual(['POST']);
});

test('what is wrong with an ad is said at its field, which has focus', async ({ page }) => {
  await openStaffPage(page, 'gunlat01', '/annons');
  await button(page, 'Publicera').press('Enter');
  await expect(page.getByLabel('Rubrik')).toBeFocused();
  await page.getByLabel('Rubrik').fill('Skridskor');
  await page.getByLabel('Text', { exact: true }).fill('Storlek 38.');
  const lastDay = page.getByLabel('Visas till och med');
  await lastDay.fill('2020-01-01');
  await button(page, 'Publicera').press('Enter');
  await expect(lastDay).toBeFocused();
  await expect(lastDay).toHaveAccessibleDescription('Välj en dag som inte har varit.');
});

test('the search of the site finds colleagues and tools for those who work here, and for nobody else', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, FULL_TIME);
  const forStaff = page.getByRole('region', { name: 'För dig som arbetar här' });
  await page.goto('/sok/påhit');
  await expect(forStaff.getByRole('link', { name: 'Farid Påhittsson' })).toBeVisible();
  await expect(forStaff.getByRole('link', { name: '070-174 06 16' })).toHaveAttribute('href', /^tel:/);
  expect(await violations(page)).toEqual([]);
  await page.goto('/sok/tidrapport');
  await expect(forStaff.getByRole('link', { name: 'Tidrapport' })).toBeVisible();
  const { baseURL } = test.info().project.use;
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await visitor.goto('/sok/påhit');
  await hydrated(visitor);
  await expect(visitor.getByText('Farid')).toHaveCount(0);
  await expect(visitor.getByRole('region', { name: 'För dig som arbetar här' })).toHaveCount(0);
  await visitor.context().close();
});

test('names of colleagues, and of crises that are on, are as high as a finger on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, links] of [
    ['/profile/info', page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')],
    ['/profile', page.getByRole('link', { name: /^Störning i telefonin/ })],
  ] as const) {
    await openStaffPage(page, FULL_TIME, path);
    await expect(links.last()).toBeVisible();
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});
