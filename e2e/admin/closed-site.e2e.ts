import { expect, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const service = ownService('closed-site');

test('while the site is closed, every page of anyone who may open it says so', async ({ page, browser }) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'system');
  const sign = page.getByRole('status').filter({ hasText: 'Webbplatsen är stängd för underhåll.' });
  await expect(sign).toHaveCount(0);
  await page.getByRole('button', { name: 'Stäng för underhåll' }).click();
  // What visitors will read is seen before they do.
  const shown = dialog(page).getByRole('region', { name: 'Så ser besökarna det' });
  await expect(shown).toContainText('Vi är strax tillbaka.');
  await dialog(page).getByLabel('Meddelande till besökare').fill('Vi byter servrar.');
  await expect(shown).toContainText('Vi byter servrar.');
  await dialog(page).getByRole('button', { name: 'Stäng webbplatsen' }).click();
  await expect(sign.getByRole('link', { name: 'Till Drift' })).toBeVisible();
  await openAdmin(page, service.origin, 'users');
  await expect(sign).toContainText('Den är stängd tills någon öppnar den.');
  expect(await violations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(service.origin);
  await expect(visitor).toHaveURL(/\/maintenance/);
  await expect(visitor.getByText('Vi byter servrar.')).toBeVisible();

  await sign.getByRole('link', { name: 'Till Drift' }).click();
  await page.getByRole('button', { name: 'Öppna webbplatsen' }).click();
  await expect(sign).toHaveCount(0);
  await signInAs(visitor, service.origin, EDITOR.username);
  await visitor.goto(`${service.origin}/profile`);
  await expect(visitor.getByText('Webbplatsen är stängd för underhåll.')).toHaveCount(0);
});
