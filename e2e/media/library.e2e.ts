import { expect, test } from '@playwright/test';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR, hydrated, sendCredentials } from '../sign-in/sign-in-page.ts';
import { filesIn, LIBRARY, openLibrary, unfoldTools } from './library-page.ts';

const originOf = () => test.info().project.use.baseURL ?? '';
const open = (page: Parameters<typeof openLibrary>[0], query = '', username: string = EDITOR.username) =>
  openLibrary(page, { origin: originOf(), username, query });

test('a visitor is led to the sign-in page, and back to the library as it was asked for @any-screen', async ({
  page,
}) => {
  await page.goto(`${LIBRARY}?q=brand`);
  await expect(page).toHaveURL(/\/login\?tillbaka=/);
  await hydrated(page);
  await sendCredentials(page, EDITOR.username);
  await expect(page).toHaveURL(`${LIBRARY}?q=brand`);
  await expect(page.getByRole('searchbox', { name: 'Sök bland filerna' })).toHaveValue('brand');
});

test('the library is found by folder, filter and search, each with an address that can be shared', async ({
  page,
}) => {
  await open(page, '', ADMINISTRATOR.username);
  await expect(page.getByText(/Visar 24 av \d+ filer/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Mappar' })
    .getByRole('link', { name: /^Dokument/ })
    .click();
  await expect(page).toHaveURL(/\?mapp=3$/);
  await expect(filesIn(page)).toHaveCount(8);
  await page.getByRole('searchbox', { name: 'Sök bland filerna' }).fill('handlingsprogram');
  await expect(page).toHaveURL(/\?q=handlingsprogram&mapp=3$/);
  await expect(filesIn(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(filesIn(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText(/Visar 24 av \d+ filer/)).toBeVisible();
  await page.getByRole('link', { name: 'Används inte' }).click();
  await page.getByRole('searchbox', { name: 'Sök bland filerna' }).fill('finns inte alls');
  await expect(page).toHaveURL(/\?q=finns\+inte\+alls&oanvand=1$/);
  await expect(page.getByRole('heading', { name: 'Inga filer stämmer' })).toBeVisible();
  await page.getByRole('link', { name: 'Rensa sökning och filter' }).click();
  await expect(page).toHaveURL(LIBRARY);
  await expect(page.getByText(/Visar 24 av \d+ filer/)).toBeVisible();
});

test('more files come by keys, stay when the page is loaded anew, and none is there twice @any-screen', async ({
  page,
}) => {
  await open(page);
  const more = page.getByRole('link', { name: 'Ladda fler' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sida=2$/);
  await expect(filesIn(page).nth(24)).toBeFocused();
  await expect(more).toHaveCount(0);
  const count = await filesIn(page).count();
  const ids = await filesIn(page).evaluateAll((files) =>
    files.map((file) => (file as HTMLElement).dataset.file),
  );
  expect(new Set(ids).size).toBe(count);
  await page.reload();
  await hydrated(page);
  await expect(filesIn(page)).toHaveCount(count);
});

test('arrow keys lead through the grid, Enter opens a file, Escape leads back to it @any-screen', async ({
  page,
}) => {
  await open(page, '?typ=bild&ordning=title');
  await filesIn(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(filesIn(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(filesIn(page).nth(1)).toBeFocused();
  const id = await filesIn(page).nth(1).getAttribute('data-file');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`fil=${id}$`));
  await expect(page.getByRole('dialog').getByLabel('Alt-text')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  await expect(page).not.toHaveURL(/fil=/);
  await expect(filesIn(page).nth(1)).toBeFocused();
});

test('the look of the list is remembered @any-screen', async ({ page }) => {
  await open(page);
  await unfoldTools(page);
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Filer' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('table', { name: 'Filer' })).toBeVisible();
});

test('a list that cannot be had says why, and comes when it is asked for again @any-screen', async ({
  page,
}) => {
  await page.route('**/rubicore/core/v1/media?*perPage=24*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Något gick fel hos oss.' } }),
  );
  await open(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Något gick fel hos oss.');
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/rubicore/core/v1/media?*perPage=24*');
  await page.getByRole('button', { name: 'Försök igen', exact: true }).click();
  await expect(filesIn(page)).toHaveCount(24);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the library can be used by everyone, and fits its screen, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await unfoldTools(page);
    for (const look of ['Rutnät', 'Lista']) {
      await page.getByRole('button', { name: look, exact: true }).click();
      await expect(filesIn(page)).toHaveCount(24);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.getByRole('searchbox', { name: 'Sök bland filerna' }).fill('brandsläckare');
    await filesIn(page).filter({ hasText: 'Brandsläckare' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Släcka brand' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Beskär', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Beskär bilden' })).toContainText(/Blir \d+/);
    expect(await violations(page)).toEqual([]);
  });
}
