import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('from the start page by the menu to a page and on to its related page', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu).toBeVisible();
  if (isMobile) {
    await expect(menu.getByRole('link', { name: 'Brandvarnare' })).toBeHidden();
    await menu.getByText('Visa sidor under Brandsäkerhet hemma').locator('..').click();
  }
  await menu.getByRole('link', { name: 'Brandvarnare' }).click();
  await expect(page).toHaveURL('/sida/brandvarnare');
  await expect(page).toHaveTitle('Brandvarnare – Räddningstjänsten Norrån');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Brandvarnare' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('region', { name: 'Läs mer' }).getByRole('link', { name: 'Släcka brand' }).click();
  await expect(page).toHaveURL('/sida/brandvarnare/slacka-brand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Släcka brand');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sida\/slacka-brand$/);
  await page
    .getByRole('navigation', { name: 'Länkstig' })
    .getByRole('link', { name: 'Brandvarnare' })
    .click();
  await expect(page).toHaveURL('/sida/brandvarnare');
});

test('a heading in the menu leads to the overview of its section', async ({ page }) => {
  await openPage(page, '/nyheter');
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu.getByRole('link', { name: 'Startsida' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Kris och beredskap' }).click();
  await expect(page).toHaveURL('/overblick/kris-och-beredskap');
  await page.getByRole('main').getByRole('link', { name: 'Hemberedskap' }).first().click();
  await expect(page).toHaveURL('/sida/hemberedskap');
});

test('all of the menu is seen on an ordinary screen, and a shade says so where there is more', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openPage(page, '/nyheter');
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  const last = menu.getByRole('link', { name: 'English' });
  await expect(last).toBeInViewport({ ratio: 1 });
  const bottomRow = async () => {
    const { x, y, height } = (await menu.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return await page.screenshot({ clip: { x, y: y + height - 8, width: 200, height: 2 } });
  };
  // As it is once it has come in.
  await menu.evaluate((panel) =>
    Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const bare = await bottomRow();
  await page.setViewportSize({ width: 1440, height: 640 });
  await expect(last).not.toBeInViewport();
  // It takes a moment to become as high as the screen lets it.
  await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(640);
  await expect.poll(async () => (await bottomRow()).equals(bare)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await menu.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect.poll(async () => (await bottomRow()).equals(bare)).toBe(true);
});

test('the menu closes by Escape, which gives focus back, and by a click outside', async ({ page }) => {
  await openPage(page, '/nyheter');
  const button = page.getByRole('button', { name: 'Meny' });
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.mouse.click(20, height - 4);
  await expect(menu).toBeHidden();
});
