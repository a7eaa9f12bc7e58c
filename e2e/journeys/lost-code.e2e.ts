import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a part of the app that cannot be loaded loads its page whole, once, and then shows the error page', async ({
  page,
}) => {
  await page.route('**/assets/login-page-*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const link = page.locator('footer a[href="/login"]');
  const follow = async () => {
    await openPage(page, '/');
    loads = 0;
    await link.evaluate((element: HTMLElement) => element.click());
  };
  await follow();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveTitle(/^Logga in/);
  await follow();
  await expect(page.getByText('An error occurred')).toBeVisible();
  expect(loads).toBe(0);
});
