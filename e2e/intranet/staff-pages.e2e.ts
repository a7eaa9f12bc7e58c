import { expect, test } from '@playwright/test';
import { sidewaysScroll } from '../accessibility/every-width.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { openAs, SHIFT_LEADER } from './staff-page.ts';

const WIDTHS_PX = [1440, 375];
const PATHS = [
  '/profile',
  '/profile/information',
  '/profile/tools',
  '/profile/my-content',
  '/profile/info',
  '/profile/info/elimal01',
  '/profile/info/davdem01',
  '/profile/information/500/kvittenser',
  '/nyhet/andrad-rutin-litiumbatteri',
  '/annons',
  '/ge-ta',
];

test('every page of the intranet can be used by all, in both themes, on phone and desk', async ({ page }) => {
  test.setTimeout(240_000);
  // Operative leader, and the writer of the post with receipts.
  await openAs(page, 'karmod01');
  for (const path of PATHS) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('status').filter({ hasText: 'Hämtar' })).toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${path} at ${width} scrolls sideways`).toBe(0);
    }
    expect(await violations(page), path).toEqual([]);
    // Colours do not change with the width.
    expect(await violationsInTheDark(page), `${path} in the dark`).toEqual([]);
  }
});

test('tools are put in order by keys alone, and stay so', async ({ page }) => {
  await openAs(page, 'gunlat01', '/profile/tools');
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

test('a part that fails is told of, and the rest of the page is there', async ({ page }) => {
  await openAs(page, SHIFT_LEADER, '/profile/info');
  await page.goto('/nyheter');
  await hydrated(page);
  const problem = { status: 500, message: 'Verktygen är trasiga.', url: '', code: 'X', title: '', type: '' };
  await page.route('**/user/*/links?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  const toOwnPage = async () => {
    await page.getByRole('button', { name: 'Meny' }).click();
    await page.getByRole('link', { name: 'Min sida' }).click();
  };
  await toOwnPage();
  await expect(page.getByRole('heading', { name: 'Hej Elin' })).toBeVisible();
  await expect(page.getByText('Verktygen är trasiga.')).toBeVisible();
  await expect(page.getByText('Du har inga verktyg här än.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nya talgrupper i Rakel' })).toBeVisible();

  await page.unroute('**/user/*/links?*');
  await page.route('**/my-acknowledgement?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.goto('/nyheter');
  await hydrated(page);
  await toOwnPage();
  await page.waitForURL('**/maintenance');

  await page.unroute('**/my-acknowledgement?*');
  await page.route('**/core/v1/node?*', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.goto('/nyheter');
  await hydrated(page);
  await toOwnPage();
  await page.waitForURL('**/login?tillbaka=%2Fprofile');
});
