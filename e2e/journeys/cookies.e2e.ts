import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('the cookie banner stays until it is accepted, and then stays away', async ({ page, context }) => {
  await openPage(page, '/');
  const accept = page.getByRole('button', { name: 'Jag accepterar cookies' });
  await expect(accept).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await accept.click();
  await expect(accept).toHaveCount(0);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'AcceptCookies', value: 'true', path: '/', sameSite: 'Lax' });
  await page.goto('/nyheter');
  await expect(accept).toHaveCount(0);
});

test('the banner leads to the page about cookies', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('region', { name: 'Kakor' }).getByRole('link').click();
  await expect(page).toHaveURL('/sida/om-kakor-cookies');
});
