import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a chosen theme is kept from page to page and from visit to visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/nyheter');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Byt till mörkt utseende' }).click();
  expect(await ground()).toBe('rgb(13, 19, 29)');
  await page.reload();
  expect(await ground()).toBe('rgb(13, 19, 29)');
  await page.getByRole('button', { name: 'Byt till ljust utseende' }).click();
  expect(await ground()).toBe('rgb(255, 255, 255)');
});
