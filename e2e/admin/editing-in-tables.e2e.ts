import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';
import { openAdmin } from './admin-page.ts';

const service = sharedService();

test.beforeEach(async ({ page }) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
});

test('a name is written in the table itself, by keys alone, and taken back', async ({ page }) => {
  await openAdmin(page, service.origin, 'categories?q=brandman+heltid');
  const name = page.getByRole('rowheader').filter({ hasText: 'Brandman heltid' });
  await page.getByRole('button', { name: 'Ändra: Brandman heltid' }).focus();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'Namn för Brandman heltid' });
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Brandman dagtid');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(name.getByRole('button')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Brandman heltid och dagtid');
  await page.keyboard.press('Enter');
  await expect(page.getByText('”Brandman heltid och dagtid” är sparat.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText('Brandman heltid och dagtid');
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText('Brandman heltid');
});

test('a title is written where it stands, and what is refused stays in the field with the reason', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'links?q=rutinbanken');
  const short = page.getByRole('cell', { name: 'Rutiner', exact: false }).first();
  await short.dblclick();
  const field = page.getByRole('textbox', { name: /^Kort beskrivning för Rutinbanken/ });
  await field.fill('Kort');
  await page.keyboard.press('Enter');
  await expect(page.locator('td').getByRole('alert')).toContainText('minst 5 tecken');
  await field.fill('Alla rutiner på ett ställe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('”Alla rutiner på ett ställe” är sparat.')).toBeVisible();

  await openAdmin(page, service.origin, 'content?q=halkan');
  const title = page.getByRole('rowheader').filter({ hasText: 'Halkan är här' });
  await title.getByRole('button').click();
  await page.getByRole('textbox', { name: /^Titel för Halkan/ }).fill('Halkan är här igen');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await expect(page.getByText('”Halkan är här igen” är sparat.')).toBeVisible();
});
