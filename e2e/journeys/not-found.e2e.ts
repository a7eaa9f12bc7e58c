import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a missing page says so in the words of the specification and leads home', async ({ page }) => {
  const answer = await openPage(page, '/sida/finns-inte');
  expect(answer?.status()).toBe(404);
  const english = page.getByText('404 Not Found · This page could not be found');
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Sidan finns inte – Räddningstjänsten Norrån');
  await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that is missing when one comes by a link says the same', async ({ page }) => {
  await openPage(page, '/nyheter');
  await page.route('**/rubicore/core/v1/post/*', (route) =>
    route.fulfill({ status: 404, json: { message: 'Borta' } }),
  );
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
