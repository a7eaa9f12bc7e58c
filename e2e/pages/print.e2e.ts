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
    expect(await colourOf(page, 'main nav a', 'color')).toBe('rgb(71, 84, 103)');
    for (const answer of await page.locator('main [aria-controls] ~ *, main h3 + div').all()) {
      await expect(answer).toBeVisible();
    }
  });
}
