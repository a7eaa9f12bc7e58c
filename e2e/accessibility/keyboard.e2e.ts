import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { pressUntilFocused, tabTo } from './press-until-focused.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the first stop of the Tab key leads past the header, to the content', async ({ page }) => {
  await open(page, '/sida/brandvarnare');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sida/brandvarnare#innehall');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the menu opens, leads into a section and closes by keys alone', async ({ page, isMobile }) => {
  await open(page, '/nyheter');
  const button = page.getByRole('banner').getByRole('button', { name: 'Meny' });
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  const child = menu.getByRole('link', { name: 'Brandvarnare' });
  if (isMobile) {
    await expect(child).toBeHidden();
    await tabTo(page, menu.locator('summary', { hasText: 'Visa sidor under Brandsäkerhet hemma' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, child);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sida/brandvarnare');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the search panel suggests, and leads to what is taken, by keys alone', async ({ page }) => {
  await open(page, '/nyheter');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sök' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  const box = panel.getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.type('brandvarn');
  const options = panel.getByRole('option');
  await expect(options.first()).toBeVisible();
  const active = () =>
    box.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    );
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await options.first().textContent());
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await options.last().textContent());
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBeNull();
  await expect(box).toBeInViewport({ ratio: 1 });
  while (!/^Brandvarnare\s*$/.test((await active()) ?? '')) await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sida/brandvarnare');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('more news come by Enter, and reading goes on at the first of them', async ({ page }) => {
  await open(page, '/nyheter');
  const articles = page.getByRole('article');
  const shown = await articles.count();
  await tabTo(page, page.getByRole('link', { name: 'Ladda fler nyheter' }));
  await page.keyboard.press('Enter');
  const first = articles.nth(shown).getByRole('link');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(articles.nth(shown + 1).getByRole('link')).toBeFocused();
});

test('a year is chosen by keys, and focus stays on the choice', async ({ page }) => {
  await open(page, '/nyheter?ar=2025');
  const year = page
    .getByRole('navigation', { name: 'Visa nyheter från' })
    .getByRole('link', { name: '2026' });
  await tabTo(page, year);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nyheter 2026');
  await expect(year).toHaveAttribute('aria-current', 'true');
  await expect(year).toBeFocused();
});

test('focus that comes round from the end of a long page is on screen, all through the header', async ({
  page,
}) => {
  await open(page, '/nyheter');
  await page.getByRole('link', { name: 'Till toppen' }).focus();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 1 };
      return { isSeen: document.activeElement === document.body || (bottom > 0 && top < innerHeight) };
    });
    expect(place.isSeen, `stop ${stop}`).toBe(true);
  }
});

test('the theme is chosen by keys, and the button says what it does next', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/nyheter');
  await tabTo(page, page.getByRole('button', { name: 'Byt till mörkt utseende' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Byt till ljust utseende' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('cookies are accepted by keys, and focus goes on in the content', async ({ page }) => {
  await open(page, '/sida/brandvarnare');
  await pressUntilFocused(page, 'Shift+Tab', page.getByRole('button', { name: 'Jag accepterar cookies' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Kakor' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a crisis is opened from the strip, from anywhere on a page, and Back leads to where one was', async ({
  page,
}) => {
  await open(page, '/sida/brandvarnare');
  await tabTo(page, page.getByRole('main').getByRole('link').last());
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const crisis = page.getByRole('region', { name: 'Pågående kriser' }).getByRole('link').first();
  await pressUntilFocused(page, 'Shift+Tab', crisis);
  await expect(crisis).toBeInViewport({ ratio: 1 });
  const left = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/krisinformation\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Brandvarnare' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
