import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { ADMINISTRATOR, hydrated, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const service = sharedService();
test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

test('a template that an administrator writes is offered by the red button, in its place and by its words', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'krismallar');
  const names = page.getByRole('list', { name: 'Mallar' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveText([
    'Brand',
    'Farlig rök',
    'Utsläpp',
    'Dricksvatten',
    'Eldningsförbud',
    'Telefonistörning',
  ]);
  await page.getByRole('button', { name: 'Ny mall' }).click();
  const form = dialog(page);
  await form.getByLabel('Namn').fill('brand');
  await form.getByLabel('Rubrik').fill('Ras vid [plats]');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Det finns redan en mall med det namnet')).toBeVisible();
  await expect(form.getByLabel('Gör så här nu')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Namn').fill('Ras och skred');
  await form.getByLabel('Gör så här nu').fill('Håll dig borta.\n\nFölj polisens anvisningar.');
  await form.getByLabel('Hur allvarligt?').selectOption('VMA');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ras och skred är sparad.' })).toBeVisible();
  await page.getByRole('button', { name: 'Åtgärder för Ras och skred' }).click();
  await page.getByRole('menuitem', { name: 'Flytta upp: Ras och skred' }).click();
  await expect(names.nth(5)).toHaveText('Ras och skred');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ras och skred står nu på plats 6.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Åtgärder för Telefonistörning' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort: Telefonistörning' }).click();
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(names).toHaveCount(6);

  await page.goto(`${service.origin}/krislarm`);
  await page.getByRole('link', { name: /^Ras och skred/ }).click();
  await page.getByLabel('Var?').fill('Bruksvägen');
  await expect(page.getByLabel('Rubrik')).toHaveValue('Ras vid Bruksvägen');
  await expect(page.getByLabel('Gör så här nu')).toHaveValue('Håll dig borta.\nFölj polisens anvisningar.');
  await expect(page.getByLabel('VMA')).toBeChecked();
});

test('a template keeps what a colleague has changed of another one meanwhile', async ({ page, browser }) => {
  await openAdmin(page, service.origin, 'krismallar');
  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, service.origin, ADMINISTRATOR.username);
  await openAdmin(colleague, service.origin, 'krismallar');
  for (const [at, name] of [
    [page, 'Brand'],
    [colleague, 'Utsläpp'],
  ] as const) {
    await at.getByRole('button', { name: `Ändra: ${name}` }).click();
    await dialog(at).getByLabel('Vad har hänt').fill(`Nytt om ${name}.`);
    await dialog(at).getByRole('button', { name: 'Spara' }).click();
    await expect(at.getByRole('status').filter({ hasText: `${name} är sparad.` })).toBeVisible();
  }
  await page.reload();
  await hydrated(page);
  for (const name of ['Brand', 'Utsläpp']) {
    await page.getByRole('button', { name: `Ändra: ${name}` }).click();
    await expect(dialog(page).getByLabel('Vad har hänt')).toHaveValue(`Nytt om ${name}.`);
    await page.keyboard.press('Escape');
  }
});
