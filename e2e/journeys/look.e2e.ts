import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dialog, openAdmin } from '../admin/admin-page.ts';
import { filesIn } from '../media/library-page.ts';
import { openPage } from '../open-page.ts';
import { ownService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';

test.use({ colorScheme: 'light' });
test.describe.configure({ mode: 'serial' });
const service = ownService('look');

const PAGES = ['/', '/sida/brandvarnare', '/krisinformation/rok-fran-industribrand-i-asbruk', '/login'];
const SAVED = 'Sparat. Nu ser alla det nya utseendet.';
/** What comes with Brandpost, and what yellow has to be for white to be read on it. */
const [BLUE, DARK_YELLOW] = ['rgb(23, 66, 133)', 'rgb(132, 104, 0)'];

async function aVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addCookies([{ name: 'AcceptCookies', value: 'true', url: service.origin }]);
  return await context.newPage();
}

const logoIn = (page: Page) => page.locator('#top header img[data-logo]');
/** The colour of the button that opens the menu. */
const brandOn = (page: Page) =>
  page
    .getByRole('button', { name: 'Meny', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true }).click();

test('an administrator chooses a logo and a colour, and is told what became of it', async ({ page }) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'utseende');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Välj logotyp' }).click();
  await filesIn(page).first().click();
  await dialog(page).getByRole('button', { name: 'Välj', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ta bort logotypen' })).toBeVisible();

  const code = page.getByLabel('Färgkod');
  await code.fill('#ffc');
  await save(page);
  await expect(page.getByText('Skriv färgen som # och sex tecken, till exempel #174285')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('#ffcc00');
  await expect(page.getByText('Färgen är gjord mörkare så att text syns på den.')).toBeVisible();
  const light = page.getByRole('figure', { name: 'Ljust läge' });
  await expect(light.locator('img')).toHaveJSProperty('complete', true);
  // What is scrolled below the bar is no target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await save(page);
  await expect(page.getByText(SAVED)).toBeFocused();
  await expect(code).toHaveValue('#ffcc00');
  await expect(page.locator('[data-leads-to-site] img')).toHaveCount(1);
});

test('a logo that is uploaded where it is chosen is there to choose, and nothing is saved before', async ({
  page,
}) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'utseende');
  const code = page.getByLabel('Färgkod');
  const saved = await code.inputValue();
  await code.fill('#123456');
  await page.getByRole('button', { name: /^(Välj|Byt) logotyp/ }).click();
  const picture = await sharp({ create: { width: 320, height: 80, channels: 3, background: '#8b0000' } })
    .png()
    .toBuffer();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'skolden.png', mimeType: 'image/png', buffer: picture });
  await dialog(page).getByLabel('Alt-text').fill('Skölden');
  await dialog(page).getByRole('button', { name: 'Lägg till i biblioteket' }).click();
  await expect(filesIn(page).first()).toContainText('Skolden');
  await expect(dialog(page).getByRole('heading', { name: 'Lägg till filer' })).toBeFocused();
  await expect(code).toHaveValue('#123456');
  await dialog(page).getByRole('button', { name: 'Välj', exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Ljust läge' }).locator('img')).toHaveAttribute(
    'src',
    /skolden/,
  );
  await code.fill(saved);
});

test('visitors see both at once, on every page, in the light as in the dark', async ({ browser }) => {
  const page = await aVisitor(browser);
  for (const path of PAGES) {
    await openPage(page, service.origin + path);
    const logo = page.locator('a > img[data-logo]').first();
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await violations(page), path).toEqual([]);
    expect(await violationsInTheDark(page), `${path} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await openPage(page, `${service.origin}/`);
  expect(await brandOn(page)).toBe(DARK_YELLOW);
  const manifest = await (await page.request.get(`${service.origin}/manifest.webmanifest`)).json();
  expect(manifest.theme_color).toBe('#ffcc00');
  await page.context().close();
});

test('the logo leaves room for the name, and for what stands beside it, on any screen', async ({
  browser,
}) => {
  const page = await aVisitor(browser);
  for (const width of [320, 375, 768, 1024, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${service.origin}/`);
    const covered = await page.evaluate(() => {
      const row = document.querySelector('#top header img[data-logo]')?.closest('a')?.parentElement;
      const boxes = [...(row?.querySelectorAll('a, button') ?? [])]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .toSorted((a, b) => a.left - b.left);
      return boxes.filter((box, at) => at > 0 && box.left < (boxes[at - 1]?.right ?? 0) - 0.5).length;
    });
    expect(covered, `${width} px`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.context().close();
});

test('a logo that cannot be had leaves the name', async ({ browser }) => {
  const page = await aVisitor(browser);
  await page.route('**/media/**', (route) => route.abort());
  await openPage(page, `${service.origin}/`);
  await expect(page.locator('#top header').getByText('Räddningstjänsten Norrån')).toBeVisible();
  await expect(logoIn(page)).toHaveJSProperty('naturalWidth', 0);
  await page.context().close();
});

test('what is chosen and not saved is not lost by a slip, and reset brings back what was', async ({
  page,
  browser,
}) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'utseende');
  await page.getByRole('button', { name: 'Vinröd' }).click();
  // A phone has this way in the menu of the account alone.
  await page.locator('[data-leads-to-site]').dispatchEvent('click');
  const question = page.getByRole('dialog', { name: 'Dina val är inte sparade' });
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(page.getByLabel('Färgkod')).toHaveValue('#7a1f3d');
  await expect(page.getByRole('button', { name: 'Vinröd' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(page.getByLabel('Färgkod')).toHaveValue('');
  await save(page);
  await expect(page.getByText(SAVED)).toBeFocused();
  const visitor = await aVisitor(browser);
  await openPage(visitor, `${service.origin}/`);
  await expect(logoIn(visitor)).toHaveCount(0);
  await expect(visitor.locator('#top header svg').first()).toBeVisible();
  expect(await brandOn(visitor)).toBe(BLUE);
  await visitor.context().close();
});
