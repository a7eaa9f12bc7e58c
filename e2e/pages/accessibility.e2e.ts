import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';
import { violations, violationsInTheDark } from './violations.ts';

test.use({ colorScheme: 'light' });

for (const { path } of [...ROUTES, { path: '/finns-inte' }]) {
  test(`${path} can be used by everyone in both themes, and fits its screen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violationsInTheDark(page)).toEqual([]);
  });
}

for (const panel of ['meny', 'sok-panel']) {
  test(`the open panel ${panel} can be used by everyone in both themes`, async ({ page }) => {
    await page.goto('/sida/brandvarnare', { waitUntil: 'networkidle' });
    await page.locator(`header [popovertarget=${panel}]`).click();
    await expect(page.locator(`#${panel}`)).toBeVisible();
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
  });
}

test('a narrow, short window is not covered by the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/sida/brandvarnare');
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const { bottom } = (await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON())) as { bottom: number };
  expect(bottom).toBeLessThanOrEqual(0);
});

test('no stop of the Tab key is hidden under the header', async ({ page }) => {
  await page.goto('/sida/brandvarnare', { waitUntil: 'networkidle' });
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.closest('header')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return onTop?.closest('header') !== null && onTop !== null;
    });
    expect(isCovered).toBe(false);
  }
});
