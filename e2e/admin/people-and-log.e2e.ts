import { expect, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

// One after another, in one service of their own: each reads what the one before it did.
test.describe.configure({ mode: 'serial' });
const service = ownService('people-and-log');
test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

const PERSON = 'Tyra Testberg';

test('a person is made in one form with roles, group and job role, and collisions are shown there', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'roles');
  await page.getByRole('button', { name: 'Ny roll' }).click();
  await dialog(page).getByLabel('Namn').fill('Praktikant');
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { name: 'Praktikant' })).toBeVisible();
  await page
    .getByRole('row', { name: /Skapa och ändra inlägg/ })
    .getByRole('radio', { name: 'Nekad' })
    .check();
  await page.getByRole('button', { name: 'Granska och spara' }).click();
  await dialog(page).getByRole('button', { name: 'Spara ändringarna' }).click();
  await expect(page.getByText('Behörigheterna för Praktikant är sparade.')).toBeVisible();

  await openAdmin(page, service.origin, 'users');
  await page.getByRole('button', { name: 'Ny användare' }).click();
  const form = dialog(page);
  await form.getByLabel('Förnamn').fill('Tyra');
  await form.getByLabel('Efternamn').fill('Testberg');
  await form.getByLabel('Användarnamn').fill('tyrtes01');
  await form.getByRole('checkbox', { name: 'Redaktör', exact: true }).check();
  await form.getByRole('checkbox', { name: 'Praktikant', exact: true }).check();
  await expect(form.getByText('nekar den. Då gäller Nekad.').first()).toBeVisible();
  await form.getByRole('checkbox', { name: 'Praktikant', exact: true }).uncheck();
  await expect(form.getByText('nekar den. Då gäller Nekad.')).toHaveCount(0);
  await form.getByRole('checkbox', { name: 'Station Norråmo', exact: true }).check();
  await form.getByRole('checkbox', { name: 'Insatsledare', exact: true }).check();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roller', exact: true })).toContainText('Redaktör');
  await expect(page.getByRole('region', { name: 'Grupper', exact: true })).toContainText('Station Norråmo');
  await expect(page.getByRole('region', { name: 'Yrkesroller', exact: true })).toContainText('Insatsledare');
  const cannotSignIn = page.getByText(`${PERSON} kan inte logga in än.`);
  await expect(cannotSignIn).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  await dialog(page).getByLabel('Lösenord').fill('ett-langt-losenord');
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Lösenordet är bytt.')).toBeVisible();
  await expect(cannotSignIn).toHaveCount(0);
});

test('a role is copied with its rights, and it is answered who has a right', async ({ page }) => {
  await openAdmin(page, service.origin, 'roles');
  await page.getByRole('link', { name: 'Redaktör', exact: true }).click();
  const right = (name: RegExp) => page.getByRole('row', { name });
  await expect(right(/Publicera inlägg/).getByRole('radio', { name: 'Beviljad' })).toBeChecked();
  await page.getByRole('button', { name: 'Kopiera' }).click();
  await dialog(page).getByLabel('Namn').fill('Vikarierande redaktör');
  await dialog(page).getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { name: 'Vikarierande redaktör' })).toBeVisible();
  await expect(right(/Publicera inlägg/).getByRole('radio', { name: 'Beviljad' })).toBeChecked();

  await page.getByRole('link', { name: /^Vem får\? Publicera inlägg/ }).click();
  await expect(page.getByRole('link', { name: PERSON, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elin Almqvist', exact: true })).toHaveCount(0);
});

test('the log tells what was done in sentences that lead to it, found by name', async ({ page }) => {
  await openAdmin(page, service.origin, 'audit');
  const log = page.getByRole('table', { name: 'Händelser' });
  await expect(log).toContainText(`${ADMINISTRATOR.name} gav ${PERSON} rollen Redaktör`);
  await expect(log).toContainText(`${ADMINISTRATOR.name} skapade rollen Vikarierande redaktör`);
  await page.getByLabel('Sök i listan').fill('testberg');
  await expect(log).not.toContainText('Vikarierande');
  await expect(log).toContainText(`la till ${PERSON} i gruppen Station Norråmo`);
  await expect(log).toContainText(`gav ${PERSON} yrkesrollen Insatsledare`);
  await log.getByText('Grupp', { exact: true }).first().click();
  expect(await violations(page)).toEqual([]);
  await log.getByRole('link', { name: PERSON }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: PERSON })).toBeVisible();
  await expect(page.getByText(`${ADMINISTRATOR.name} skapade kontot för ${PERSON}`)).toBeVisible();
});

test('what is done with several posts is done with one from its own menu, and taken back', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'content?typ=news');
  const row = page.getByRole('row').nth(1);
  const title = (await row.getByRole('rowheader').textContent()) ?? '';
  const act = async (name: string) => {
    await page.getByRole('button', { name: `Åtgärder för ${title}` }).click();
    await page.getByRole('menuitem', { name: `${name}: ${title}` }).click();
  };
  await act('Lägg i papperskorgen');
  await expect(dialog(page)).toContainText('Du kan återställa det.');
  await dialog(page).getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  await expect(page.getByText('1 inlägg ligger i papperskorgen.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Åtgärder för ${title}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
  await act('Historik');
  await expect(page.getByRole('heading', { name: 'Historik' })).toBeVisible();
});
