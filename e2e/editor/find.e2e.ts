import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { pressUntilFocused, tabTo } from '../accessibility/press-until-focused.ts';
import { sharedService } from '../own-service.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs, writeText } from './editor-page.ts';

const service = sharedService();

test.beforeEach(async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Brand i maj');
  await writeText(page, 'En brand och en BRAND till.');
});

const panel = (page: Page) => page.getByRole('search', { name: 'Sök och ersätt' });
const status = (page: Page) => panel(page).getByRole('status');
const press = async (page: Page, name: string) => {
  await tabTo(page, panel(page).getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

test('words are found and replaced by keys alone, and all of it is undone in one step', async ({ page }) => {
  await page.keyboard.press('Control+Shift+F');
  await expect(panel(page).getByLabel('Sök efter')).toBeFocused();
  await page.keyboard.type('brand');
  await expect(status(page)).toContainText('3 träffar.');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Träff 1 av 3: Brand i maj');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Träff 2 av 3: En brand och en BRAND till.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eld');
  await press(page, 'Ersätt');
  await expect(status(page)).toContainText('1 ersatt. Träff 2 av 2: En eld och en BRAND till.');
  const text = page.locator('[data-canvas]');
  await expect(text).toContainText('En eld och en BRAND till.');
  // A second time the keys lead back to the words to find.
  await page.keyboard.press('Control+Shift+F');
  await expect(panel(page).getByLabel('Sök efter')).toBeFocused();
  await press(page, 'Ersätt alla');
  await expect(status(page)).toContainText('2 ersatta. Inga fler träffar.');
  await expect(text).toContainText('En eld och en eld till.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('eld i maj');
  // The button that has replaced has focus: keys undo it there too, and do it again.
  await page.keyboard.press('Control+Z');
  await expect(text).toContainText('En eld och en BRAND till.');
  await page.keyboard.press('Control+Y');
  await expect(text).toContainText('En eld och en eld till.');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sök och ersätt' })).toBeFocused();
  await pressUntilFocused(page, 'Shift+Tab', page.getByRole('button', { name: 'Ångra' }).first());
  await page.keyboard.press('Enter');
  await expect(text).toContainText('En eld och en BRAND till.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Brand i maj');
  await expectSaved(page);
});

test('what has no room is refused, and the panel can be used by everyone', async ({ page }) => {
  await page.getByRole('button', { name: 'Sök och ersätt' }).click();
  await panel(page).getByLabel('Sök efter').fill('maj');
  await panel(page).getByLabel('Ersätt med').fill('m'.repeat(130));
  await panel(page).getByRole('button', { name: 'Ersätt alla' }).click();
  await expect(status(page)).toContainText('Rubriken skulle bli längre än 128 tecken. Inget är ersatt.');
  expect(await violationsInState(page)).toEqual([]);
});
