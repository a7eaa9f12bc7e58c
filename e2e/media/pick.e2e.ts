import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../pages/violations.ts';
import { serveFolder } from '../workbook/serve-folder.ts';
import { filesIn } from './library-page.ts';

const BUILT = fileURLToPath(new URL('../../apps/workbook/dist/', import.meta.url));

let origin: string;
let close: () => Promise<void>;
test.beforeAll(async () => {
  ({ origin, close } = await serveFolder(BUILT));
});
test.afterAll(() => close());

async function openPicker(page: Page) {
  await page.goto(
    `${origin}/iframe.html?viewMode=story&id=site-pickmedia--ordinary&globals=a11y.manual:!true`,
  );
  await expect(filesIn(page)).toHaveCount(4);
  return page.getByRole('dialog', { name: 'Välj bild' });
}

test('a picture is chosen by keys alone: arrows, space, and the button', async ({ page }) => {
  const dialog = await openPicker(page);
  await expect(dialog.getByRole('button', { name: 'Välj', exact: true })).toBeDisabled();
  await filesIn(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(filesIn(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('Vald: Brandfilt i köket')).toBeVisible();
  expect(
    await violations(page, { without: ['landmark-one-main', 'page-has-heading-one', 'region'] }),
  ).toEqual([]);
  await dialog.getByRole('button', { name: 'Välj', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('output')).toHaveText('brandfilt-kok.jpg');
});

test('Enter shows what is known of a picture, and Escape leads back to choosing', async ({ page }) => {
  const dialog = await openPicker(page);
  await filesIn(page).first().focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Brandvarnare i tak' });
  await expect(detail.getByLabel('Alt-text')).toHaveValue(/brandvarnare/);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('folder, filter and search are as they were when it is opened again', async ({ page }) => {
  const dialog = await openPicker(page);
  await dialog.getByRole('button', { name: /^Bilder/ }).click();
  await dialog.getByRole('searchbox').fill('brand');
  await expect(filesIn(page)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Öppna igen' }).click();
  await expect(dialog.getByRole('searchbox')).toHaveValue('brand');
  await expect(filesIn(page)).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: /^Bilder/ })).toHaveAttribute('aria-current', 'true');
});
