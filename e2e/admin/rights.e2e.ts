import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, callsAs, hydrated, openAs, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const service = sharedService();
const CRISIS_EDITOR = { id: 12, username: 'karmod01' };
const EMPLOYEE = { id: 5, username: 'davdem01' };

/** A role that denies writing, which the demo service has none of. */
let denying: { id: number; name: string };

test.beforeAll(async ({ playwright }) => {
  const administrator = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
  const made = await administrator.post('/rubicore/core/v1/role', {
    data: { key: 'praktikant', name: 'Praktikant' },
  });
  denying = await made.json();
  await administrator.post(`/rubicore/core/v1/role/${denying.id}/capability/create_post`, {
    data: { value: false },
  });
  await administrator.post(`/rubicore/core/v1/user/${EMPLOYEE.id}/role/${denying.id}`);
  await administrator.dispose();
});

test('who may create nothing gets no editor, but is told what is missing and which role denies it', async ({
  page,
}) => {
  await openAs(page, service.origin, EMPLOYEE.username, '/skapa-innehall');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Du har inte behörighet att skapa innehåll' }),
  ).toBeVisible();
  await expect(main).toContainText('Rollen Praktikant hindrar det.');
  await expect(main).toContainText('Be en administratör');
  await expect(page.getByText('An error occurred')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
});

test('somebody who merely lacks a right reads which one, and of no role', async ({ page }) => {
  await openAs(page, service.origin, 'farpah01', '/skapa-innehall');
  const main = page.getByRole('main');
  await expect(main).toContainText('Skapa och ändra inlägg');
  await expect(main).not.toContainText('hindrar det');
});

test('the kinds of content to choose from are those that one may finish', async ({ page }) => {
  await openAs(page, service.origin, 'bentes01', '/skapa-innehall');
  await expect(page.getByRole('button', { name: /^Nyhet/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Krisinformation/ })).toHaveCount(0);
});

test('a vacancy and an e-service are among what there is to begin', async ({ page }) => {
  await openAs(page, service.origin, 'bentes01', '/skapa-innehall');
  await page.getByRole('link', { name: /^E-tjänst/ }).click();
  const form = dialog(page);
  await expect(form.getByLabel('Typ')).toHaveValue('e-service');
  await expect(form.getByLabel('Handläggningstid')).toBeVisible();
  await expect(
    form.getByRole('textbox', { name: 'Namn' }),
    'what has to be filled in is marked',
  ).toHaveAttribute('aria-required', 'true');
  await page.goBack();
  await page.getByRole('button', { name: /^Ledig tjänst/ }).click();
  await expect(page.getByLabel('Sista ansökningsdag')).toBeVisible();
  await expect(page.getByLabel('Typ', { exact: true })).toHaveValue('news');
});

test('nobody is offered an e-service who may not add one', async ({ page }) => {
  await openAs(page, service.origin, CRISIS_EDITOR.username, '/skapa-innehall');
  await expect(page.getByRole('button', { name: /^Ledig tjänst/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^E-tjänst/ })).toHaveCount(0);
});

test('the crisis desk publishes a crisis', async ({ page, request }) => {
  await openAs(page, service.origin, CRISIS_EDITOR.username, '/skapa-innehall');
  await page.getByRole('button', { name: /^Krisinformation/ }).click();
  await page.getByLabel('Rubrik', { exact: true }).fill('Rök från industri');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Gå inomhus.');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  expect((await request.get(`${service.origin}/krisinformation/rok-fran-industri`)).status()).toBe(200);
});

test('roles that disagree are reported where they are given, in words', async ({ page }) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, `users/${CRISIS_EDITOR.id}`);
  await page.getByRole('button', { name: 'Ändra roller' }).click();
  const form = dialog(page);
  await expect(form.getByRole('status')).toHaveText('');
  await form.getByRole('checkbox', { name: 'Praktikant' }).check();
  await expect(form.getByRole('status')).toContainText(
    'Skapa och ändra inlägg: Krisredaktör ger behörigheten, men Praktikant nekar den. Då gäller Nekad.',
  );
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Roller', exact: true })).toContainText(
    'Krisredaktör ger behörigheten, men Praktikant nekar den',
  );
});

test('what is chosen of rights and not saved is asked about, on the way out and when loading anew', async ({
  page,
}) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'roles?roll=2');
  const question = page.getByRole('dialog', { name: 'Du har ändrat behörigheter som inte är sparade' });
  const chosen = page.getByRole('row', { name: /Hantera grupper/ }).getByRole('radio', { name: 'Beviljad' });
  await choose(page);
  await page.getByRole('link', { name: 'Grupper', exact: true }).click();
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(chosen).toBeChecked();
  await expect(page).toHaveURL(/roles\?roll=2$/);
  await page.getByRole('link', { name: 'Medarbetare', exact: true }).click();
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(chosen).toBeChecked();
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => location.reload());
  const byBrowser = await asked;
  expect(byBrowser.type()).toBe('beforeunload');
  await byBrowser.dismiss();
  await reloading;
  await expect(chosen).toBeChecked();
  await page.getByRole('link', { name: 'Grupper', exact: true }).click();
  await question.getByRole('button', { name: 'Lämna ändå' }).click();
  await expect(page).toHaveURL(/nodes$/);
});

async function choose(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Hantera grupper/ })
    .getByRole('radio', { name: 'Beviljad' })
    .check();
}

test('a session that has ended leads to the sign-in page and back, also from what the service itself is asked', async ({
  page,
  context,
}) => {
  await signInAs(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'users/3?ordning=name#inloggning');
  await page.getByRole('button', { name: 'Logga ut överallt' }).click();
  await context.clearCookies({ name: 'sid' });
  // The page may ask for something of its own first, and be gone before the press.
  const press = dialog(page).getByRole('button', { name: 'Logga ut överallt' }).click({ timeout: 5000 });
  await Promise.all([page.waitForURL('**/login?*'), press.catch(() => undefined)]);
  expect(new URL(page.url()).searchParams.get('tillbaka')).toBe(
    '/profile/admin/users/3?ordning=name#inloggning',
  );
});

test('a page that needs a session leads back to its whole address', async ({ page }) => {
  const path = '/profile/admin/users?roll=2&ordning=-name';
  await page.goto(`${service.origin}${path}#innehall`);
  await page.waitForURL('**/login?*');
  await hydrated(page);
  await page.getByLabel('Användarnamn').fill(ADMINISTRATOR.username);
  await page.getByLabel('Lösenord', { exact: true }).fill('brandpost-demo');
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page.waitForURL(`**${path}#innehall`);
});
