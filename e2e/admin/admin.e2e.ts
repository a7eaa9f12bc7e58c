import { expect, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import {
  ADMINISTRATOR,
  callsAs,
  EDITOR,
  expectSignedInAs,
  hydrated,
  PASSWORD,
  signInAnew,
  signInAs,
} from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin, rowOf } from './admin-page.ts';

/** The other administrator of the demo service. */
const OTHER_ADMINISTRATOR = 'Anna Exempelsson';

const service = ownService('admin');
test.beforeEach(({ page }) => signInAs(page, service.origin, ADMINISTRATOR.username));

test('a category is made, refused with the right words, changed, and kept while it is used', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'categories');
  await page.getByRole('button', { name: 'Ny kategori' }).click();
  const form = dialog(page);
  await form.getByLabel('Nyckel').fill('Fel nyckel');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Fältet måste vara ifyllt')).toBeVisible();
  await expect(form.getByText('Fältet får endast innehålla a-z och understreck')).toBeVisible();
  await expect(form.getByLabel('Namn')).toBeFocused();
  await form.getByLabel('Namn').fill('Räddningsdykare');
  await form.getByLabel('Nyckel').fill('insatsledare');
  await form.getByLabel('Typ').selectOption('Yrkesroll');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Nyckeln används redan')).toBeVisible();
  await expect(form.getByLabel('Nyckel')).toBeFocused();
  // The name makes one.
  await form.getByLabel('Nyckel').fill('');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Räddningsdykare är sparad.' })).toBeVisible();

  await page.getByRole('button', { name: 'Ändra: Räddningsdykare' }).click();
  await form.getByLabel('Namn').fill('Dykare');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(rowOf(page, 'Dykare')).toContainText('raddningsdykare');

  await page.getByRole('button', { name: 'Åtgärder för Insatsledare' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort: Insatsledare' }).click();
  await form.getByRole('button', { name: 'Ta bort' }).click();
  await expect(form.getByRole('alert')).toContainText('Det används här:');
  await expect(
    form.getByRole('alert').getByRole('listitem').filter({ hasText: 'Användare: ' }),
  ).not.toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Ta bort' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Åtgärder för Dykare' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort: Dykare' }).click();
  await form.getByRole('button', { name: 'Ta bort' }).click();
  await expect(rowOf(page, 'Dykare')).toHaveCount(0);
});

test('what was written in a record is not thrown away by Escape without a question', async ({ page }) => {
  await openAdmin(page, service.origin, 'categories');
  const form = page.getByRole('dialog', { name: 'Ändra Insatsledare' });
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await page.getByRole('button', { name: 'Ändra: Insatsledare' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: 'Ändra: Insatsledare' }).click();
  await form.getByLabel('Namn').fill('Insatsledare i beredskap');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Namn')).toHaveValue('Insatsledare i beredskap');
  await form.getByRole('button', { name: 'Stäng' }).click();
  await question.getByRole('button', { name: 'Stäng ändå' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ändra: Insatsledare' })).toBeFocused();
});

test('what was written in a record is not thrown away by the Back button without a question', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'nodes');
  await page.getByRole('link', { name: 'Kategorier' }).click();
  await page.getByRole('button', { name: 'Ny kategori' }).click();
  const form = page.getByRole('dialog', { name: 'Ny kategori' });
  await form.getByLabel('Namn').fill('Vattendykare');
  await form.getByLabel('Nyckel').focus();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Du har ändringar som inte är sparade' });
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(form.getByLabel('Namn')).toHaveValue('Vattendykare');
  await page.goBack();
  await question.getByRole('button', { name: 'Lämna ändå' }).click();
  await expect(page).toHaveURL(/\/nodes$/);
});

test('anyone who loses the session in a record signs in again there, and saves what is written', async ({
  page,
  context,
}) => {
  await openAdmin(page, service.origin, 'categories');
  const form = page.getByRole('dialog', { name: 'Ändra Insatsledare' });
  await page.getByRole('button', { name: 'Ändra: Insatsledare' }).click();
  await form.getByLabel('Namn').fill('Insatsledare i jour');
  await context.clearCookies();
  // Not by mouse: the window may be open already, where the page itself has asked for something meanwhile.
  await form.getByRole('button', { name: 'Spara' }).dispatchEvent('click');
  const window = page.getByRole('dialog', { name: 'Logga in igen' });
  await window.getByLabel('Lösenord').fill(PASSWORD);
  await window.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(window).toHaveCount(0);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(rowOf(page, 'Insatsledare i jour')).toBeVisible();
  await page.getByRole('button', { name: 'Ändra: Insatsledare i jour' }).click();
  const again = dialog(page);
  await again.getByLabel('Namn').fill('Insatsledare');
  await again.getByRole('button', { name: 'Spara' }).click();
  await expect(rowOf(page, 'Insatsledare')).toBeVisible();
});

test('what a colleague changes of a record while it is open stays', async ({ page, playwright }) => {
  const calls = await callsAs(playwright.request, service.origin, 'annexe01');
  const core = `${service.origin}/rubicore/core/v1`;
  const links: { id: number; name: string }[] = await (await calls.get(`${core}/link?perPage=999`)).json();
  const [link] = links;
  if (link === undefined) throw new Error('There are no links.');
  const { id } = link;
  await openAdmin(page, service.origin, 'links');
  await page.getByRole('button', { name: `Ändra: ${link.name}` }).click();
  const form = dialog(page);
  await form.getByLabel('Kort beskrivning').fill('Skriven av en administratör.');
  const change = await calls.put(`${core}/link/${id}`, { data: { ...link, name: 'Kollegans namn' } });
  expect(change.status(), await change.text()).toBe(200);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toHaveCount(0);
  expect(await (await calls.get(`${core}/link/${id}`)).json()).toMatchObject({
    ...{ name: 'Kollegans namn', shortDescription: 'Skriven av en administratör.' },
  });

  const phone = '070-174 06 99';
  await openAdmin(page, service.origin, 'users/4');
  await page.getByRole('button', { name: 'Ändra konto' }).click();
  await form.getByLabel('Arbetsområde').fill('Övning');
  expect((await calls.put(`${core}/user/4`, { data: { profile: { phone } } })).status()).toBe(200);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toHaveCount(0);
  const { profile } = await (await calls.get(`${core}/user/4`)).json();
  expect(profile).toMatchObject({ phone, workingArea: 'Övning' });
  await calls.dispose();
});

test('how a table is seen lives in its address, and its columns in the browser', async ({ page }) => {
  await openAdmin(page, service.origin, 'links?typ=tool&ordning=-name');
  await expect(page.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByText('10 i listan')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Sök i listan' }).fill('schema');
  await expect(page).toHaveURL(/\?q=schema&typ=tool&ordning=-name$/);
  await expect(rowOf(page, 'RIB-schema')).toBeVisible();
  await page.getByRole('combobox', { name: 'Typ' }).selectOption('Alla');
  await expect(page).toHaveURL(/\?q=schema&ordning=-name$/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Typ' })).toHaveValue('tool');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Adress' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('columnheader', { name: 'Adress' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportera CSV' }).click();
  expect((await download).suggestedFilename()).toBe('lankar.csv');
});

test('a row that is opened while its table is being searched is opened, however slowly it comes', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'users');
  await page.route('**/rubicore/core/v1/user/3*', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  // What is found comes once the row is pressed: otherwise the row is gone first on a slow machine.
  let pressed = () => {};
  const isPressed = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route(/\/rubicore\/core\/v1\/user\?.*elin/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Sök i listan' }).fill('elin');
  await rowOf(page, EDITOR.name).getByRole('link').first().click();
  pressed();
  await expect(page.getByRole('heading', { level: 1, name: EDITOR.name })).toBeVisible();
});

test('the list of content has most room for titles, fits its frame, and marks a drill', async ({ page }) => {
  await page.goto(`${service.origin}/profile`);
  const alert = { level: 'vma', event: 'smoke', places: [], polygon: [], instructions: [], isDrill: true };
  const title = 'Övning: rök från industribrand i Åsbruk, stanna inomhus';
  const made = await page.request.post(`${service.origin}/rubicore/core/v1/post`, {
    headers: { 'x-csrf': '1', origin: service.origin },
    data: {
      ...{ type: 'alert', status: 'publish', title, excerpt: 'Röken är farlig.', nodeIds: [1], content: [] },
      ...{ alert, unpublishedDate: new Date(Date.now() + 3_600_000).toISOString() },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  await openAdmin(page, service.origin, 'content');
  await expect(rowOf(page, title).getByText('Övning', { exact: true })).toBeVisible();
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('Titel')).toBeGreaterThan(await widthOf('Status'));
  const table = page.getByRole('table');
  expect(await table.evaluate((one) => one.clientWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
});

test('a draft is previewed from its row, as readers would see it', async ({ page }) => {
  await openAdmin(page, service.origin, 'content?status=draft');
  await page
    .getByRole('button', { name: /^Åtgärder för/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Förhandsgranska' }).click();
  await expect(page).toHaveURL(/\/skapa-innehall\/\d+/);
  await expect(page.getByRole('button', { name: 'Förhandsgranska' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});

test('what an administrator may do is told, and the groups of a new account stand below each other', async ({
  page,
}) => {
  await openAdmin(page, service.origin, 'roles');
  const rights = page.getByRole('list', { name: 'Det en administratör får göra' });
  expect(await rights.getByRole('listitem').count()).toBeGreaterThan(10);
  await openAdmin(page, service.origin, 'users');
  await page.getByRole('button', { name: 'Ny användare' }).click();
  const groups = dialog(page).getByRole('group', { name: 'Grupper' }).getByRole('checkbox');
  const lefts = await groups.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test('several posts go to the trash together, and come back as they were', async ({ page }) => {
  await openAdmin(page, service.origin, 'content?typ=news&q=brand');
  const marks = page.getByRole('row').getByRole('checkbox');
  const count = (await marks.count()) - 1;
  await marks.first().check();
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  await expect(dialog(page)).toContainText(`Det gäller alla ${count} markerade.`);
  await dialog(page).getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  await expect(page.getByRole('heading', { name: 'Inga träffar' })).toBeVisible();
  await expect(page.getByText(`${count} inlägg ligger i papperskorgen.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
  await expect(page.getByText(`${count} i listan`)).toBeVisible();
  await expect(page.getByRole('row').getByText('Publicerad').first()).toBeVisible();
});

test('a page is moved among its siblings by keys, and back', async ({ page }) => {
  await openAdmin(page, service.origin, 'content?vy=trad');
  const lines = page.getByRole('list', { name: 'Sidträd' }).getByRole('listitem');
  const handle = page.getByRole('button', { name: 'Flytta Släcka brand med piltangenterna' });
  await expect(lines.nth(3)).toContainText('Släcka brand');
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(2)).toContainText('Släcka brand');
  await expect(handle).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'som nummer 1 av' })).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(lines.nth(3)).toContainText('Släcka brand');
});

test('a right that is denied a role is shown before it is saved, and felt at the next request', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, service.origin, EDITOR.username);
  await openAdmin(other, service.origin, 'links');
  await expect(other.getByRole('button', { name: 'Ny länk' })).toBeVisible();

  await openAdmin(page, service.origin, 'roles');
  await page.getByRole('link', { name: 'Redaktör', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Redaktör', exact: true })).toBeVisible();
  const right = page.getByRole('row', { name: /Hantera länkar/ });
  await expect(right.getByRole('radio', { name: 'Beviljad' })).toBeChecked();
  await right.getByRole('radio', { name: 'Nekad' }).check();
  await page.getByRole('button', { name: 'Granska och spara' }).click();
  await expect(dialog(page)).toContainText('Hantera länkar: från Beviljad till Nekad');
  await dialog(page).getByRole('button', { name: 'Spara ändringarna' }).click();
  await expect(page.getByText('Behörigheterna för Redaktör är sparade.')).toBeVisible();

  await other.reload();
  await hydrated(other);
  await expect(
    other.getByRole('heading', { name: 'Du har inte behörighet till den här sidan' }),
  ).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Hantera länkar');
  expect(await violations(other)).toEqual([]);
  await context.close();
});

test('the last administrator stays one, and is told why', async ({ page }) => {
  await openAdmin(page, service.origin, 'users');
  await page.getByRole('link', { name: OTHER_ADMINISTRATOR, exact: true }).click();
  const withoutAdministrator = async () => {
    await page.getByRole('button', { name: 'Ändra roller' }).click();
    await dialog(page).getByRole('checkbox', { name: 'Administratör' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Spara' }).click();
  };
  await withoutAdministrator();
  await expect(page.getByText(`${OTHER_ADMINISTRATOR} är sparad.`)).toBeVisible();
  await page.getByRole('link', { name: 'Alla användare' }).click();
  await page.getByRole('link', { name: ADMINISTRATOR.name, exact: true }).click();
  await withoutAdministrator();
  await expect(dialog(page).getByRole('alert')).toHaveText('Den sista administratören går inte att ta bort.');
});

test('an administrator acts as somebody from the table, says why, and comes back', async ({ page }) => {
  await signInAnew(page, service.origin, ADMINISTRATOR.username);
  await openAdmin(page, service.origin, 'users?q=bengt');
  await page.getByRole('button', { name: `Åtgärder för ${EDITOR.name}` }).click();
  await page.getByRole('menuitem', { name: `Agera som: ${EDITOR.name}` }).click();
  await dialog(page).getByRole('button', { name: 'Agera som användaren' }).click();
  await expect(dialog(page).getByText('Fältet måste vara ifyllt')).toBeVisible();
  await dialog(page).getByLabel('Anledning').fill('Hjälper till med en nyhet');
  await dialog(page).getByRole('button', { name: 'Agera som användaren' }).click();
  const bar = page.getByRole('region', { name: 'Du agerar som någon annan' });
  await expect(bar).toContainText(EDITOR.name);
  await bar.getByRole('button', { name: 'Avsluta' }).click();
  await expect(bar).toHaveCount(0);
  await expectSignedInAs(page, ADMINISTRATOR.name);
});
