import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page that is read in the ${colorScheme} theme is printed dark on white, from its first line`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme });
    await openPage(page, '/sida/brandvarnare');
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer').first()).toBeHidden();
    expect(await colourOf(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await colourOf(page, 'body', 'color')).toBe('rgb(0, 0, 0)');
    expect(await colourOf(page, 'main', 'padding-top')).toBe('0px');
    await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeHidden();
    await expect(page.locator('main nav').first()).toBeHidden();
    expect(await colourOf(page, 'main article p', 'color')).toBe('rgb(0, 0, 0)');
    await expect(page.locator('[data-on-paper=sender]')).toBeVisible();
    await expect(page.getByText(/\/sida\/brandvarnare$/)).toBeVisible();
    await expect(page.getByText(/^Hämtat /)).toBeVisible();
    for (const answer of await page.locator('main [aria-controls] ~ *, main h3 + div').all()) {
      await expect(answer).toBeVisible();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a page is printed dark on white', async ({ page }) => {
    await page.goto('/sida/brandvarnare');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('[data-on-paper=sender]')).toBeVisible();
  });
});
