import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('the strip on every page leads to the crisis and what to do', async ({ page }) => {
  await openPage(page, '/sida/hemberedskap');
  const strip = page.getByRole('region', { name: 'Pågående kriser' });
  await expect(strip.getByRole('link')).toHaveCount(3);
  await strip.getByRole('link', { name: /Rök från industribrand i Åsbruk/ }).click();
  await expect(page).toHaveURL('/krisinformation/rok-fran-industribrand-i-asbruk');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByText('VMA', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gå inomhus.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^112 Ring/ })).toHaveAttribute(
    'href',
    'tel:112',
  );
});

test('a crisis that has ended is in the archive and on no strip', async ({ page }) => {
  await page.goto('/krisinformation');
  await expect(page.getByRole('region', { name: 'Pågående kriser' })).not.toContainText(
    'Skärpt eldningsförbud',
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /eldningsförbud/i })
    .click();
  await expect(page.getByText('Avslutad', { exact: true })).toBeVisible();
});

test('the header leaves exactly the room that the page keeps for it', async ({ page, isMobile }) => {
  await page.goto('/sida/hemberedskap');
  const padding = await page.locator('main').evaluate((main) => {
    const { paddingTop, paddingBottom } = getComputedStyle(main);
    return [paddingTop, paddingBottom];
  });
  expect(padding).toEqual([`${(isMobile ? 180 : 178) + 3 * 52}px`, '48px']);
  const alert = page.getByRole('region', { name: 'Pågående kriser' }).getByRole('link').first();
  expect((await alert.boundingBox())?.height).toBe(52);
});

test('the map of an alert is there when the page is opened, and when somebody comes back to it', async ({
  page,
}) => {
  const map = page.getByRole('img', {
    name: 'Karta över området: Åsbruk, Bruksområdet, Sågvägen (Norråns kommun)',
  });
  const isDrawn = () => map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await openPage(page, '/krisinformation/rok-fran-industribrand-i-asbruk');
  await expect.poll(isDrawn).toBe(true);
  await page.getByRole('link', { name: 'Räddningstjänsten Norrån' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(isDrawn).toBe(true);
});
