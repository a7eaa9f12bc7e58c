import { expect, type Page, test } from '@playwright/test';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs } from './editor-page.ts';

// Nothing is published: the service of all journeys does.

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('textbox', { name: `Rad ${row}, kolumn ${column}` });
const heading = (page: Page, column: number) =>
  page.getByRole('textbox', { name: `Rubrik för kolumn ${column}` });

async function addTable(page: Page, origin: string): Promise<void> {
  await openEditorAs(page, origin, EDITOR.username);
  await beginNews(page);
  await page.locator('[data-canvas]').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Sök bland blocken' })).toBeFocused();
  await page.keyboard.type('Tabell');
  await page.keyboard.press('Enter');
  await expect(heading(page, 1)).toBeFocused();
}

test('Tab goes through the cells of a table as they are written, and adds a row after the last', async ({
  page,
  baseURL: origin = '',
}) => {
  await addTable(page, origin);
  const rows = page.locator('[role=grid] tr');
  const before = await rows.count();
  await page.keyboard.type('Fordon');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vatten liter');
  await expect(heading(page, 2)).toHaveValue('Vatten liter');
  await expect(heading(page, 1)).toHaveValue('Fordon');
  for (let row = 2; row <= before + 1; row += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Bil ${row}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${row} 000`);
  }
  expect(await rows.count()).toBe(before + 1);
  await expect(cell(page, before + 1, 1)).toHaveValue(`Bil ${before + 1}`);
  await expect(cell(page, before + 1, 2)).toHaveValue(`${before + 1} 000`);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  await expect(cell(page, before + 1, 1)).toHaveValue(`Bil ${before + 1}!`);
});

test('a table that is being filled is reproached nowhere before it is left', async ({
  page,
  baseURL: origin = '',
}) => {
  await addTable(page, origin);
  const row = page.getByRole('treeitem', { name: /^Tabell/ });
  await page.keyboard.type('Fordon');
  await page.keyboard.press('Tab');
  await expectSaved(page);
  await expect(row).toBeVisible();
  await expect(row).not.toHaveAccessibleName(/att se över/);
  await page.getByLabel('Rubrik', { exact: true }).focus();
  await expect(row).toHaveAccessibleName(/att se över/);
});

test('a table is a table on the canvas of a wide screen, also when nobody writes in it, and cards on a phone', async ({
  page,
  baseURL: origin = '',
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await addTable(page, origin);
  await page.keyboard.type('Fordon');
  await page.getByLabel('Rubrik', { exact: true }).click();
  const still = page.locator('[data-canvas] table');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(still).toHaveCSS('display', 'table');
  }
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(still).toHaveCSS('display', 'block');
});

test('a table is left by Escape and Tab, as those who cannot see it are told', async ({
  page,
  baseURL: origin = '',
}) => {
  await addTable(page, origin);
  await expect(page.getByRole('grid')).toHaveAccessibleDescription(/Escape och sedan Tabb lämnar tabellen/);
  const rows = await page.locator('[role=grid] tr').count();
  await page.keyboard.press('Escape');
  const isInCell = () => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null);
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await isInCell()).toBe(false);
  }
  expect(await page.locator('[role=grid] tr').count()).toBe(rows);
});
