import { expect, type Page, test } from '@playwright/test';
import { pressUntilFocused, tabTo } from '../accessibility/press-until-focused.ts';
import { problemsOf, walkTabStops } from '../accessibility/tab-stops.ts';
import { sharedService } from '../own-service.ts';
import {
  ADMINISTRATOR,
  EDITOR,
  expectSignedInAs,
  hydrated,
  signInAnew,
  signInAs,
} from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

// An outline that grows slowly is not there yet when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const service = sharedService();
test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a page, with the next stop of the Tab key in its content. */
async function openAtContent(page: Page, path: string): Promise<void> {
  await openAdmin(page, service.origin, path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a table is sorted and narrowed, and its columns are chosen, by keys alone', async ({ page }) => {
  await openAtContent(page, 'links');
  const sort = button(page, 'Namn');
  await tabTo(page, sort);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'descending');
  await expect(sort).toBeFocused();

  const columns = button(page, 'Kolumner');
  await pressUntilFocused(page, 'Shift+Tab', columns);
  await page.keyboard.press('Enter');
  const address = page.getByRole('menuitemcheckbox', { name: 'Adress' });
  await pressUntilFocused(page, 'ArrowDown', address);
  await page.keyboard.press('Space');
  await expect(address).toBeFocused();
  await expect(address).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(columns).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Namn' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Adress' })).toHaveCount(0);

  const type = page.getByRole('combobox', { name: 'Typ' });
  await pressUntilFocused(page, 'Shift+Tab', type);
  await page.keyboard.type('Verk');
  await expect(page).toHaveURL(/typ=tool/);
  await expect(page.getByText('10 i listan')).toBeVisible();
  await expect(type).toBeFocused();
});

test('posts are marked, put into the trash and taken back by keys alone', async ({ page }) => {
  await openAtContent(page, 'content?typ=news&q=brand');
  await tabTo(page, page.getByRole('checkbox', { name: 'Markera alla på sidan' }));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Lägg i papperskorgen'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Lägg i papperskorgen')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Lägg i papperskorgen' }));
  await page.keyboard.press('Enter');
  await expect(announced(page, 'ligger i papperskorgen.')).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await expect(button(page, 'Ångra')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(page, 'Åtgärden är ångrad.')).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('row').getByText('Publicerad').first()).toBeVisible();
});

test('a page is moved to another place of the tree by keys alone, and back', async ({ page }) => {
  await openAtContent(page, 'content?vy=trad');
  const move = button(page, 'Flytta till … Släcka brand');
  await tabTo(page, move);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Flytta Släcka brand' })).toBeFocused();
  await tabTo(page, dialog(page).getByLabel('Ligger under'));
  await page.keyboard.press('Home');
  await tabTo(page, dialog(page).getByLabel('Före'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Flytta', exact: true }));
  await page.keyboard.press('Enter');
  await expect(announced(page, 'Släcka brand ligger nu överst i menyn, som nummer 1 av')).toBeVisible();
  await expect(move).toBeFocused();
  await pressUntilFocused(page, 'Shift+Tab', button(page, 'Ångra'));
  await page.keyboard.press('Enter');
  await expect(announced(page, 'Åtgärden är ångrad.')).toBeFocused();
});

test('a right is taken away and given back, looked at and saved by keys alone', async ({ page }) => {
  await openAtContent(page, 'roles?roll=2');
  const right = page.getByRole('row', { name: /Hantera länkar/ });
  const choice = (name: string) => right.getByRole('radio', { name });
  // Back again: others have the same service.
  for (const [from, key, to] of [
    ['Beviljad', 'ArrowLeft', 'Nekad'],
    ['Nekad', 'ArrowRight', 'Beviljad'],
  ] as const) {
    await tabTo(page, choice(from));
    await page.keyboard.press(key);
    await expect(choice(to)).toBeFocused();
    await expect(announced(page, '1 ändring')).toBeVisible();
    await tabTo(page, button(page, 'Granska och spara'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await tabTo(page, dialog(page).getByRole('button', { name: 'Spara ändringarna' }));
    await page.keyboard.press('Enter');
    await expect(announced(page, 'Behörigheterna för Redaktör är sparade.')).toBeFocused();
  }
});

test('somebody acts as another and comes back by keys alone', async ({ page }) => {
  await signInAnew(page, service.origin, ADMINISTRATOR.username);
  await openAtContent(page, 'users?q=bengt');
  const actAs = page.getByRole('menuitem', { name: `Agera som: ${EDITOR.name}` });
  await tabTo(page, button(page, `Åtgärder för ${EDITOR.name}`));
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'ArrowDown', actAs);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: `Agera som ${EDITOR.name}?` });
  await expect(window.getByLabel('Anledning')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, `Åtgärder för ${EDITOR.name}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'ArrowDown', actAs);
  await page.keyboard.press('Enter');
  await expect(window.getByLabel('Anledning')).toBeFocused();
  await page.keyboard.type('Hjälper till med en nyhet');
  await tabTo(page, window.getByRole('button', { name: 'Agera som användaren' }));
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Du agerar som någon annan' });
  await expect(bar).toContainText(EDITOR.name);
  await expect(page).toHaveURL(/\/profile$/);
  await hydrated(page);
  await tabTo(page, bar.getByRole('button', { name: 'Avsluta' }));
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expectSignedInAs(page, ADMINISTRATOR.name);
});

test('a button keeps focus while what it asks for is on its way, and asks once', async ({ page }) => {
  const asked: string[] = [];
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/audit/verification*', async (route) => {
    asked.push(route.request().method());
    await isLet;
    await route.continue();
  });
  await openAtContent(page, 'audit');
  await tabTo(page, button(page, 'Kontrollera kedjan'));
  await page.keyboard.press('Enter');
  const busy = button(page, 'Kontrollerar …');
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  letThrough();
  await expect(button(page, 'Kontrollera kedjan')).toBeEnabled();
  await expect(button(page, 'Kontrollera kedjan')).toBeFocused();
  expect(asked).toEqual(['GET']);
});

test('focus goes on nearby when the way to the next page, or out of a search, is gone', async ({ page }) => {
  await openAtContent(page, 'content?sida=3');
  await tabTo(page, page.getByRole('link', { name: 'Nästa', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sida 4 av 4')).toBeFocused();
  await openAtContent(page, 'content?q=finnsinte');
  await tabTo(page, page.getByRole('link', { name: 'Rensa sökning och filter' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Visar 1–/ })).toBeFocused();
});

for (const path of ['categories', 'content?vy=trad', 'users/3', 'system']) {
  test(`every stop of the Tab key of ${path} is seen and marked`, async ({ page }) => {
    await openAdmin(page, service.origin, path);
    expect(problemsOf(await walkTabStops(page))).toEqual([]);
  });
}
