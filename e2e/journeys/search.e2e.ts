import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('the search panel leads to the results and is empty the next time', async ({ page }) => {
  await openPage(page, '/nyheter');
  const open = page.locator('header').getByRole('button', { name: 'Sök' });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  const box = panel.getByRole('combobox');
  const submit = panel.getByRole('button', { name: 'Sök', exact: true });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('placeholder', 'Hej, vad letar du efter?');
  await expect(submit).toBeDisabled();
  await box.fill('  ');
  await expect(submit).toBeDisabled();
  await box.fill('brandvarnare');
  await expect(submit).toBeEnabled();
  await box.press('Enter');
  await expect(page).toHaveURL('/sok/brandvarnare');
  await expect(panel).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Brandvarnare', exact: true }).first(),
  ).toBeVisible();
  await open.click();
  await expect(box).toHaveValue('');
});

test('the usual questions stand in Swedish order and stay on this site', async ({ page, baseURL }) => {
  await openPage(page, '/nyheter');
  await page.locator('header').getByRole('button', { name: 'Sök' }).click();
  const questions = page.getByRole('list', { name: 'Vanliga sökfrågor' }).getByRole('link');
  await expect(questions).toHaveText([
    'Arbeta hos oss',
    'Brandvarnare',
    'Eldningsförbud',
    'Sotning',
    'Tillstånd gasol',
    'VMA',
    'Öppettider',
    'Översvämning',
  ]);
  await questions.filter({ hasText: 'Sotning' }).click();
  await expect(page).toHaveURL(`${baseURL}/sok/sotning`);
  await expect(page.locator('main article h2').first()).toContainText(/sot/i);
});

test('a text with slashes, percent signs and quotes is searched for as it is', async ({ page }) => {
  await openPage(page, '/sok');
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('100 % "rök/eld" <b>');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: 100 % "rök/eld" <b>');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sök: 100 % "rök/eld" <b>');
});

test('while somebody types, the box tells what may be meant, by keys and by touch', async ({ page }) => {
  await openPage(page, '/');
  const box = page.getByRole('main').getByRole('combobox');
  const list = page.getByRole('listbox', { name: 'Förslag' });
  await box.pressSequentially('b');
  await expect(list).toBeHidden();
  await box.pressSequentially('rand');
  await expect(list).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const page1 = list.getByRole('option', { name: 'Brandvarnare', exact: true });
  await expect(page1).toBeVisible();
  await box.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('brand');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await page1.click();
  await expect(page).toHaveURL('/sida/brandvarnare');
});

test('Escape closes the suggestions, then empties the box, then closes the search panel', async ({
  page,
}) => {
  await openPage(page, '/nyheter');
  await page.locator('header').getByRole('button', { name: 'Sök' }).click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  const box = panel.getByRole('combobox');
  await box.pressSequentially('brand');
  await expect(panel.getByRole('listbox')).toBeVisible();
  await box.press('Escape');
  await expect(panel.getByRole('listbox')).toBeHidden();
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(panel).toBeVisible();
  await box.press('Escape');
  await expect(panel).toBeHidden();
});

test('on a phone the first find is on the first screen, whatever alerts there are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openPage(page, '/sok/brandvarnare');
  const alerts = page.getByRole('region', { name: 'Pågående kriser' });
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  await expect(alerts.getByRole('link', { name: 'och 2 till' })).toHaveAttribute('href', '/krisinformation');
  const first = page.getByRole('main').getByRole('article').first();
  expect((await first.boundingBox())?.y).toBeLessThan(521);
});

test('the search panel, which covers the header of a phone, tells whom to call in an emergency', async ({
  page,
}) => {
  await openPage(page, '/nyheter');
  await page.locator('header').getByRole('button', { name: 'Sök' }).click();
  const panel = page.getByRole('dialog', { name: 'Sök på webbplatsen' });
  await expect(panel.getByRole('link', { name: 'Nödläge? Ring 112' })).toHaveAttribute('href', 'tel:112');
});
