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

/** A4 sheets that a page takes on paper, as a browser would print it. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [path, sheets] of [
  ['/', 2],
  ['/krisinformation/storning-i-telefonin', 1],
  ['/krisinformation/rok-fran-industribrand-i-asbruk', 2],
  ['/kontakt/kontakta-oss', 2],
  ['/sida/brandvarnare', 2],
] as const) {
  test(`${path} takes no more sheets of paper than hold it: ${sheets}`, async ({ page }) => {
    await openPage(page, path);
    expect(await sheetsOf(page)).toBe(sheets);
  });
}
