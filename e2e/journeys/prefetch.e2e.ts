import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a page is fetched while a pointer rests on its link, and is there when it is clicked', async ({
  page,
}) => {
  await openPage(page, '/nyheter');
  const link = page.getByRole('link', { name: 'Sju nya brandmän i beredskap' });
  // What its text has in it is asked for last, once the text is there.
  const fetched = page.waitForResponse(/\/rubicore\/core\/v1\/media\?filename=rib-grupp-vid-bil/);
  await link.hover();
  await (await fetched).finished();
  // The page's code and pictures come in files whose names it alone knows.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sju nya brandmän i beredskap klara för tjänst',
  );
});

test('what is fetched ahead in vain is shown to nobody', async ({ page }) => {
  await page.route(/\/rubicore\/core\/v1\/post\/sju-nya/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await openPage(page, '/nyheter');
  const failed = page.waitForResponse(/\/rubicore\/core\/v1\/post\/sju-nya/);
  await page.getByRole('link', { name: 'Sju nya brandmän i beredskap' }).hover();
  await failed;
  // What it might lead to is shown with the next picture on the screen.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible();
});

test('what shows a search is loaded as soon as somebody turns to the field', async ({ page }) => {
  await openPage(page, '/');
  const loaded = Promise.all([
    page.waitForResponse(/\/assets\/search-page-/),
    page.waitForResponse(/\/assets\/page-loaders-/),
  ]);
  await page.getByRole('main').getByRole('combobox').focus();
  for (const response of await loaded) expect(response.ok()).toBe(true);
});
