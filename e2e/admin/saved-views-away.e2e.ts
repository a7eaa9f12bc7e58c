import { expect, test } from '@playwright/test';
import { failingStack } from '../failing-stack.ts';
import { EDITOR, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const stack = failingStack('saved-views-away');
const SAVED_VIEWS = /\/saved-view/;

test.afterEach(() => stack.mend());

test('a list of a service that knows no saved views stands without them, and says nothing of it', async ({
  page,
}) => {
  stack.fail(SAVED_VIEWS, { status: 404, message: 'Det du söker finns inte.' });
  await signInAs(page, stack.origin, EDITOR.username);
  for (const [path, list] of [
    ['links', 'Länkar'],
    ['content', 'Innehåll'],
  ] as const) {
    await openAdmin(page, stack.origin, path);
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kolumner' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vy/ })).toHaveCount(0);
    await expect(page.getByText('Det du söker finns inte.')).toHaveCount(0);
  }
});

test('a view that could not be saved says why, and keeps the name for another try', async ({ page }) => {
  await signInAs(page, stack.origin, EDITOR.username);
  await openAdmin(page, stack.origin, 'links?typ=tool');
  await page.getByRole('button', { name: 'Vyer' }).click();
  await page.getByRole('menuitem', { name: 'Spara som vy …' }).click();
  await dialog(page).getByLabel('Namn').fill('Verktyg');
  stack.fail(SAVED_VIEWS, { status: 500, message: 'Vyn gick inte att spara just nu.' });
  await dialog(page).getByRole('button', { name: 'Spara vyn' }).click();
  await expect(dialog(page).getByText('Vyn gick inte att spara just nu.')).toBeVisible();
  await expect(dialog(page).getByLabel('Namn')).toHaveValue('Verktyg');
  stack.mend();
  await dialog(page).getByRole('button', { name: 'Spara vyn' }).click();
  await expect(page.getByRole('button', { name: 'Vy: Verktyg' })).toBeVisible();
});
