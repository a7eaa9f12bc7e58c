import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { call, EDITOR, openStaffPage } from '../intranet/staff-page.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { hydrated, signInAnew } from '../sign-in/sign-in-page.ts';

const ADMINISTRATOR = 'sysadm01';
const SHIFT_LEADER = 'elimal01';
const CRISIS_EDITOR = 'cecpro01';
/** At most so far from the top a page of staff begins with its heading. */
const HEADING_PX = { desktop: 120, phone: 96 };

const isPhone = () => test.info().project.name === 'phone';
const menuOf = (page: Page) => page.getByRole('navigation', { name: /^Min sida/ });

test.beforeEach(async ({ page }) => {
  if (isPhone()) await page.setViewportSize({ width: 375, height: 667 });
});

test('pages of staff begin near the top, without the header and footer of the site', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  for (const path of [
    '/profile',
    '/profile/admin/users',
    '/profile/tools',
    '/skapa-innehall/301',
    '/krislarm',
  ]) {
    await page.goto(path);
    await hydrated(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const top = (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect.soft(top, path).toBeLessThanOrEqual(isPhone() ? HEADING_PX.phone : HEADING_PX.desktop);
    await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(0);
    await expect.soft(page.getByRole('navigation', { name: 'Toppmeny' }), path).toHaveCount(0);
  }
});

test('an address of the workplace that leads nowhere says so there', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  const isMissing = async () => {
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page).toHaveTitle(/^Sidan finns inte/);
    await expect(page.getByRole('navigation', { name: 'Toppmeny' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Aviseringar/ })).toBeVisible();
    // A phone has no room for it.
    const here = page.getByRole('navigation', { name: 'Du är här', includeHidden: true });
    await expect(here.locator('[aria-current]')).toContainText('Sidan finns inte');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  };
  expect((await page.goto('/profile/admin/finns-inte'))?.status()).toBe(404);
  await hydrated(page);
  await isMissing();
  expect(await violations(page)).toEqual([]);

  await page.goto('/profile/finns-inte');
  await isMissing();
});

test('the bar stays on top, tells of crises, and leads to the site', async ({ page }) => {
  await openStaffPage(page, SHIFT_LEADER, '/profile/info/elimal01');
  const bar = page.getByRole('banner');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Pågående kriser' }).getByRole('link')).toBeVisible();
  await bar.getByRole('link', { name: 'Till webbplatsen' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the menu leads everywhere and shows where one is', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  const menu = menuOf(page);
  if (isPhone()) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Meny' }).click();
  }
  await menu.getByRole('link', { name: 'Drift' }).click();
  await expect(page).toHaveURL('/profile/admin/system');
  await expect(page.getByRole('heading', { level: 1, name: 'Drift' })).toBeFocused();
  if (isPhone()) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Meny' }).click();
  }
  await expect(menu.locator('[aria-current=page]')).toHaveText('Drift');
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  if (!isPhone()) return;
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
});

test('a menu that is opened before scripts have taken over stays open', { tag: '@any-screen' }, async ({
  page,
}) => {
  // Beside the page of a wide screen it is always there.
  await page.setViewportSize({ width: 375, height: 667 });
  await openStaffPage(page, EDITOR);
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.continue();
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Meny' }).click();
  await hydrated(page);
  await menuOf(page).getByRole('link', { name: 'Verktyg' }).click();
  await expect(page).toHaveURL('/profile/tools');
  await expect(menuOf(page)).toBeHidden();
});

test('a button that is pressed before scripts have taken over does its work once they have', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR);
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.continue();
  });
  await page.goto('/profile/admin/links');
  await page.getByRole('button', { name: 'Ny länk' }).click();
  await expect(page.locator('html[data-is-hydrated]')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Ny länk' })).toBeVisible();
});

test('who writes begins from the bar, also on a phone', async ({ page }) => {
  await openStaffPage(page, EDITOR);
  await page.getByRole('banner').getByRole('link', { name: 'Skapa innehåll' }).click();
  await page.getByRole('button', { name: 'Något har hänt' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('a folded menu stays folded, with its names for those who hear them', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openStaffPage(page, ADMINISTRATOR);
  const widthOf = async () => (await menuOf(page).boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Fäll ihop menyn' }).click();
  await expect.poll(widthOf).toBeLessThan(80);
  await page.reload();
  expect(await widthOf()).toBeLessThan(80);
  await hydrated(page);
  await menuOf(page).getByRole('link', { name: 'Roller' }).click();
  await expect(page).toHaveURL('/profile/admin/roles');
  await page.getByRole('button', { name: 'Fäll ut menyn' }).click();
  await expect.poll(widthOf).toBeGreaterThan(200);
});

test('all lines of an administrator’s menu are seen on a usual screen', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR, '/profile/admin/roles');
  const menu = menuOf(page);
  if (isPhone()) await page.getByRole('button', { name: 'Meny' }).click();
  const last = menu.getByRole('link', { name: 'Drift' });
  // On a phone it scrolls, as sheets do.
  if (isPhone()) await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  if (isPhone()) return;
  for (const line of await menu.getByRole('link').all()) {
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

test('the count of the bell leaves the bell to be seen, however large letters are', async ({ page }) => {
  await openStaffPage(page, 'davdem01');
  const bell = page.getByRole('button', { name: /^Aviseringar, \d+ oläst/ });
  const covered = () =>
    bell.evaluate((button) => {
      const [sign, count] = [...button.children].map((part) => part.getBoundingClientRect());
      if (sign === undefined || count === undefined) return 1;
      const width = Math.min(sign.right, count.right) - Math.max(sign.left, count.left);
      return Math.max(0, width) / sign.width;
    });
  await expect(bell).toBeVisible();
  expect(await covered()).toBeLessThan(0.5);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await covered()).toBeLessThan(0.5);
});

test('the editor’s own bar sticks below it', async ({ page }) => {
  await openStaffPage(page, ADMINISTRATOR, '/skapa-innehall/301');
  const publish = page.getByRole('button', { name: 'Granska', exact: true });
  await expect(publish).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Allt är sparat')).toBeInViewport();
});

test('staff land on their own page, where the first to be read is on the first screen', async ({ page }) => {
  await page.goto('/login');
  await signInAnew(page, test.info().project.use.baseURL ?? '', SHIFT_LEADER);
  await page.goto('/profile');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Kvittera senast');
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
});

test('what is read leads to what is next to be read', async ({ page, browser }) => {
  const writer = await browser.newPage();
  await openStaffPage(writer, EDITOR);
  const titles = ['Nya handskar', 'Fler handskar'].map((title) => `${title} ${Date.now()}`);
  const ids: number[] = [];
  for (const title of titles) {
    const body = { type: 'info', title, status: 'publish', nodeIds: [2], excerpt: 'Hämtas i förrådet.' };
    ids.push((await call(writer, 'POST', '/post', body)).id);
  }
  await openStaffPage(page, SHIFT_LEADER);
  await page
    .getByRole('main')
    .getByRole('link', { name: titles[1] ?? '' })
    .click();
  const next = page.getByRole('navigation', { name: 'Nästa att läsa' });
  await expect(next.getByRole('link').first()).toBeVisible();
  await expect(next.getByRole('link', { name: titles[1] ?? '' })).toHaveCount(0);
  for (const id of ids) await call(writer, 'PUT', `/post/${id}`, { status: 'draft' });
});

test('anyone who may change a page has the way to it in the top bar, and nobody else', async ({
  page,
  browser,
}) => {
  const editOn = (on: Page) =>
    on.getByRole('navigation', { name: 'Toppmeny' }).getByRole('link', { name: 'Redigera' });
  await openStaffPage(page, CRISIS_EDITOR, '/sida/brandvarnare');
  await editOn(page).click();
  await expect(page).toHaveURL(/\/skapa-innehall\/\d+$/);
  const reader = await browser.newPage();
  await openStaffPage(reader, SHIFT_LEADER, '/sida/brandvarnare');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(editOn(reader)).toHaveCount(0);
});

test('bar, menu and account can be used by everyone', { tag: '@any-screen' }, async ({ page }) => {
  await openStaffPage(page, CRISIS_EDITOR);
  expect(await violationsInState(page)).toEqual([]);
  await page.getByRole('button', { name: 'Meny' }).click();
  expect.soft(await violationsInState(page), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ditt konto' }).click();
  expect.soft(await violationsInState(page), 'the account').toEqual([]);
});

test('the usual questions of a page are answered beside it', async ({ page }) => {
  await openStaffPage(page, EDITOR);
  await page.goto('/profile/my-content');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Hjälp', exact: true });
  if (isPhone()) await page.getByRole('button', { name: 'Ditt konto' }).click();
  await button.click();
  const help = page.getByRole('dialog', { name: 'Hjälp' });
  await expect(help.getByRole('heading', { name: 'Hjälp: Mitt innehåll' })).toBeVisible();
  await expect(help.getByText(/sparas av sig självt/)).toBeVisible();
  await help.getByText('Hur får jag tillbaka en äldre version?').click();
  await expect(help.getByText(/Öppna Historik/)).toBeVisible();
  await expect(help.getByText(/sparas av sig självt/)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
