import { expect, test } from '@playwright/test';

test('a part of the app that cannot be loaded reloads the page once, and then shows the error page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/changelog-page-*.js', (route) => route.abort());
  // By its address: on phones the shortcuts are not shown.
  const link = page.locator('footer a[href="/changelog"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => loads).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByText('An error occurred')).toBeVisible();
  expect(loads).toBe(1);
});
