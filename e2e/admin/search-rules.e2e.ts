import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const service = sharedService();

test('a search without an answer gets one by an editor, which visitors read above what is found', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${service.origin}/sok/xylofon`);
  await expect(visitor.getByText('Inga träffar på ”xylofon”')).toBeVisible();

  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'searches');
  const giveAnswer = page.getByRole('button', { name: 'Ge det ett svar: xylofon' });
  await expect(async () => {
    await page.reload();
    await expect(giveAnswer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await giveAnswer.click();
  const form = dialog(page);
  await expect(form.getByLabel('När någon söker på')).toHaveValue('xylofon');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Välj en sida, skriv ett svar')).toBeVisible();
  await form.getByLabel('Visa först').fill('/sida/finns-inte');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Det finns ingen sida eller e-tjänst')).toBeVisible();
  await form.getByLabel('Visa först').fill(`${service.origin}/sida/brandvarnare`);
  await form.getByLabel('Svar i ruta').fill('En xylofon är ingen brandvarnare.');
  await form.getByRole('button', { name: 'Spara' }).click();
  const rules = page.getByRole('list', { name: 'Svar på sökningar' });
  await expect(rules.getByRole('heading', { name: 'xylofon' })).toBeVisible();

  const answer = visitor.getByRole('region', { name: 'Svar' });
  // A busy service gives what it had for a moment longer.
  await expect(async () => {
    await visitor.reload();
    await expect(answer).toContainText('En xylofon är ingen brandvarnare.', { timeout: 2_000 });
  }).toPass();
  await expect(answer.getByRole('link', { name: 'Brandvarnare' })).toBeVisible();
  await expect(visitor.locator('main article h2').first()).toHaveText('Brandvarnare');

  await page.getByRole('button', { name: 'Åtgärder för xylofon' }).last().click();
  await page.getByRole('menuitem', { name: 'Ta bort: xylofon' }).click();
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(rules.getByRole('heading', { name: 'xylofon' })).toBeHidden();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Inga träffar på ”xylofon”')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a search without an answer becomes a usual question, whose address the product makes of its words', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${service.origin}/sok/ukulele`);
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'searches');
  const others = page.getByRole('button', { name: 'Åtgärder för ukulele' });
  await expect(async () => {
    await page.reload();
    await expect(others).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await others.click();
  await page.getByRole('menuitem', { name: 'Lägg till som vanlig sökfråga: ukulele' }).click();
  const form = dialog(page);
  await expect(form.getByLabel('Typ')).toHaveValue('search');
  await expect(form.getByLabel('Adress')).toHaveCount(0);
  await expect(form.getByLabel('Sökord')).toHaveValue('ukulele');
  await expect(form.getByLabel(/beskrivning/)).toHaveCount(0);
  await form.getByLabel('Sökord').fill('');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByLabel('Sökord')).toBeFocused();
  await form.getByLabel('Sökord').fill('ukulele/banjo');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '”ukulele” är en vanlig sökfråga.' }),
  ).toBeVisible();

  const question = visitor
    .getByRole('main')
    .getByRole('list', { name: 'Vanliga sökfrågor' })
    .getByRole('link', { name: 'ukulele' });
  await expect(async () => {
    await visitor.goto(`${service.origin}/sok`);
    await expect(question).toHaveAttribute('href', '/sok/ukulele%2Fbanjo', { timeout: 2_000 });
  }).toPass();

  await openAdmin(page, service.origin, 'links?typ=search&q=ukulele');
  await page.getByRole('button', { name: 'Ändra: ukulele' }).click();
  await expect(form.getByLabel('Sökord')).toHaveValue('ukulele/banjo');
  await form.getByLabel('Typ').selectOption('Verktyg');
  await expect(form.getByLabel('Sökord')).toHaveCount(0);
  await expect(form.getByLabel('Adress')).toHaveValue(`${service.origin}/sok/ukulele%2Fbanjo`);
});
