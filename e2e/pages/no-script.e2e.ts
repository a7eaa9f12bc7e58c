import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

test.use({ javaScriptEnabled: false });

test('every page can be read without scripts', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path, text } of ROUTES) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const content = page.getByText(text).or(page.locator(`a[href*="${text}"]`));
    await expect.soft(content.first(), path).toBeAttached();
  }
});

test('the menu opens without scripts and leads to a page', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  if (isMobile) await menu.getByText('Visa sidor under Brandsäkerhet hemma').locator('..').click();
  await menu.getByRole('link', { name: 'Brandvarnare' }).click();
  await expect(page).toHaveURL('/sida/brandvarnare');
});

test('the search works without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sök', exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  await panel.getByRole('searchbox').fill('brandvarnare');
  await panel.getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(page).toHaveURL('/sok/brandvarnare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: brandvarnare');
});

test('more news come without scripts', async ({ page }) => {
  await page.goto('/nyheter');
  const before = await page.getByRole('article').count();
  await page.getByRole('link', { name: 'Ladda fler nyheter' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before);
});

test('cookies are accepted without scripts, and the banner is gone', async ({ page, context }) => {
  await page.goto('/nyheter');
  await page.getByRole('button', { name: 'Jag accepterar cookies' }).click();
  await expect(page).toHaveURL('/nyheter');
  await expect(page.getByRole('button', { name: 'Jag accepterar cookies' })).toHaveCount(0);
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'AcceptCookies=true',
  ]);
});
