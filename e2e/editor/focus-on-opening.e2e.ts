import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../accessibility/press-until-focused.ts';
import { openAdmin } from '../admin/admin-page.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';

const service = ownService('focus-on-opening');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

test('an editor that is opened by keys begins at its heading, also that of a copy', async ({ page }) => {
  const title = 'Släcka brand';
  await openAdmin(page, service.origin, 'content?typ=page&q=sl%C3%A4cka');
  const link = page.getByRole('rowheader').getByRole('link', { name: title }).first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skapa-innehall\/\d+/);
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();

  await openAdmin(page, service.origin, 'content?typ=page&q=sl%C3%A4cka');
  await tabTo(page, page.getByRole('button', { name: `Åtgärder för ${title}`, exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicera' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skapa-innehall/);
  await expect(heading(page)).toBeFocused();
});

test('the choice of what to write begins at its heading, and a new post at its title', async ({ page }) => {
  await openAdmin(page, service.origin, 'content');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Skapa innehåll' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Nyhet/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Rubrik', { exact: true })).toBeFocused();
});
