import { expect, test } from '@playwright/test';

test('a page is fetched while a pointer rests on its link, and is there when it is clicked', async ({
  page,
}) => {
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  const link = page.getByRole('link', { name: 'Sju nya brandmän i beredskap' });
  const fetched = page.waitForResponse(/\/rubicore\/core\/v1\/post\/sju-nya-brandman-i-beredskap/);
  await link.hover();
  await (await fetched).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sju nya brandmän i beredskap klara för tjänst',
  );
});

test('what is fetched ahead in vain is told to nobody', async ({ page }) => {
  await page.route(/\/rubicore\/core\/v1\/post\/sju-nya/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/nyheter', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-is-hydrated', 'true');
  const failed = page.waitForResponse(/\/rubicore\/core\/v1\/post\/sju-nya/);
  await page.getByRole('link', { name: 'Sju nya brandmän i beredskap' }).hover();
  await failed;
  await page.waitForTimeout(300);
  await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
});
