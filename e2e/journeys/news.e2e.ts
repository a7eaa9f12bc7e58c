import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('the news list grows until there is no more, and keeps its place', async ({ page }) => {
  await openPage(page, '/nyheter');
  await expect(page.getByRole('article').first()).toContainText('Aktuellt');
  const more = page.getByRole('link', { name: 'Ladda fler nyheter' });
  let shown = await page.getByRole('article').count();
  while (await more.isVisible()) {
    await more.hover();
    const before = await page.evaluate(() => scrollY);
    await more.click();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(shown);
    shown = await page.getByRole('article').count();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  }
  await expect(page.getByText('Inga fler nyheter att visa')).toBeVisible();
  expect(shown).toBe(27);
  await expect(page.getByText('Visar 27 av 27 nyheter')).toBeVisible();

  await page.getByRole('link', { name: /^Så laddar du elcykel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.getByRole('article').count()).toBe(27);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('focus goes on at the first of the news that came', async ({ page }) => {
  await openPage(page, '/nyheter');
  const before = await page.getByRole('article').count();
  await page.getByRole('link', { name: 'Ladda fler nyheter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').nth(before).getByRole('link')).toBeFocused();
});

test('news of one year are shown by an address of their own', async ({ page }) => {
  await openPage(page, '/nyheter?ar=2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nyheter 2025');
  await expect(page).toHaveTitle('Nyheter 2025 – Räddningstjänsten Norrån');
  await expect(page.getByText('Det finns inga nyheter från 2025.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const years = page.getByRole('navigation', { name: 'Visa nyheter från' });
  await expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'true');
  await years.getByRole('link', { name: '2026' }).click();
  await expect(page).toHaveURL('/nyheter?ar=2026');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ladda fler nyheter' }).click();
  await expect(page).toHaveURL('/nyheter?ar=2026&sida=2');
  const dates = await page.getByRole('article').locator('time').allTextContents();
  expect(dates.filter((date) => !date.includes('2026'))).toEqual([]);
});

test('on a wide screen what to read on stands beside the text, on a narrow one below it', {
  tag: '@any-screen',
}, async ({ page }) => {
  const edges = async (selector: string) =>
    await page.locator(selector).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nyhet/sa-minskar-du-brandrisken-i-advent');
  const more = 'main section:has(> h2:text-is("Läs mer"))';
  const [article, beside] = [await edges('main article'), await edges(more)];
  expect(beside.left).toBeGreaterThan(article.right);
  expect(beside.top).toBeLessThan(article.bottom);
  expect(article.right - article.left).toBeLessThanOrEqual(740);
  await page.setViewportSize({ width: 375, height: 667 });
  expect((await edges(more)).top).toBeGreaterThan((await edges('main article')).bottom);
});
