import { type Browser, expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { callsAs, EDITOR, hydrated, signInAs } from '../sign-in/sign-in-page.ts';
import { dialog, openAdmin } from './admin-page.ts';

const service = sharedService();
/** Of the demo content: one without rights, who is given that to write. */
const COLLEAGUE = 'elimal01';

const viewsButton = (page: Page) => page.getByRole('button', { name: /^(Vyer|Vy: .*)$/ });
const line = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

async function choose(page: Page, name: string): Promise<void> {
  await viewsButton(page).click();
  await line(page, name).click();
}

async function openAsColleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, service.origin, COLLEAGUE);
  await openAdmin(page, service.origin, 'content');
  return page;
}

async function saveView(page: Page, name: string): Promise<void> {
  await choose(page, 'Spara som vy …');
  await dialog(page).getByLabel('Namn').fill(name);
  await dialog(page).getByRole('button', { name: 'Spara vyn' }).click();
}

test.beforeAll(async ({ playwright }) => {
  const administrator = await callsAs(playwright.request, service.origin, 'sysadm01');
  const [user] = (await (await administrator.get(`/rubicore/core/v1/user?q=${COLLEAGUE}`)).json()) as {
    id: number;
  }[];
  const path = `/rubicore/core/v1/user/${user?.id}/capability/create_post`;
  expect((await administrator.post(path, { data: { value: true } })).ok()).toBe(true);
  await administrator.dispose();
});

test('a view is saved, found again by its name, shared with a colleague who cannot change it, and deleted', async ({
  page,
  browser,
}) => {
  await signInAs(page, service.origin, EDITOR.username);
  await openAdmin(page, service.origin, 'content');
  await page.getByLabel('Status').selectOption('draft');
  await expect(page).toHaveURL(/status=draft/);
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Målgrupp' }).click();
  await page.keyboard.press('Escape');
  const audience = page.getByRole('columnheader', { name: 'Målgrupp' });

  await saveView(page, '');
  await expect(dialog(page).getByText('Fältet måste vara ifyllt')).toBeVisible();
  await dialog(page).getByLabel('Namn').fill('Alla utkast');
  await dialog(page).getByRole('button', { name: 'Spara vyn' }).click();
  await expect(page.getByText('Vyn ”Alla utkast” är sparad.')).toBeVisible();
  await expect(viewsButton(page)).toHaveText('Vy: Alla utkast');

  // The list as it usually is, and elsewhere; then the view by its name.
  await choose(page, 'Ursprunglig vy');
  await expect(page).toHaveURL(/\/content$/);
  await openAdmin(page, service.origin, 'links');
  await openAdmin(page, service.origin, 'content');
  await viewsButton(page).click();
  await view(page, 'Alla utkast').click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(viewsButton(page)).toHaveText('Vy: Alla utkast');
  if ((page.viewportSize()?.width ?? 0) > 800) await expect(audience).toBeVisible();

  // By keys alone from another page.
  await openAdmin(page, service.origin, 'links');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Sök och gå till' })).toBeFocused();
  await page.keyboard.type('alla utkast');
  await expect(page.getByRole('option', { name: 'Alla utkast Innehåll' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\?status=draft/);
  await expect(viewsButton(page)).toHaveText('Vy: Alla utkast');

  // Another of that name cannot be saved, and the form says why.
  await saveView(page, 'ALLA UTKAST');
  await expect(dialog(page).getByText('Det finns redan en vy med det namnet')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click();

  const colleague = await openAsColleague(browser);
  await viewsButton(colleague).click();
  await expect(view(colleague, 'Alla utkast')).toHaveCount(0);
  await colleague.keyboard.press('Escape');
  await choose(page, 'Visa för alla: Alla utkast');
  await expect(page.getByText('Alla som kan öppna listan ser vyn ”Alla utkast”.')).toBeVisible();

  await viewsButton(colleague).click();
  await view(colleague, 'Alla utkast').click();
  await expect(colleague).toHaveURL(/status=draft/);
  await expect(viewsButton(colleague)).toHaveText('Vy: Alla utkast');
  await viewsButton(colleague).click();
  await expect(line(colleague, 'Spara som vy …')).toBeVisible();
  await expect(line(colleague, /: Alla utkast$/)).toHaveCount(0);
  await colleague.keyboard.press('Escape');

  await choose(page, 'Ta bort: Alla utkast');
  await expect(page.getByText('Vyn ”Alla utkast” är borttagen.')).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Åtgärden är ångrad.')).toBeVisible();
  await expect(viewsButton(page)).toHaveText('Vy: Alla utkast');
  await colleague.context().close();
});

test('a view is saved, changed, renamed and opened by the keyboard alone', async ({ page }) => {
  await signInAs(page, service.origin, EDITOR.username);
  await openAdmin(page, service.origin, 'links?typ=tool');
  await viewsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Ursprunglig vy')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Namn').focus();
  await page.keyboard.type('Verktygen');
  await page.keyboard.press('Enter');
  await expect(viewsButton(page)).toHaveText('Vy: Verktygen');
  await expect(viewsButton(page)).toBeFocused();

  await page.goto(`${service.origin}/profile/admin/links`);
  await hydrated(page);
  await viewsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(view(page, 'Verktygen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/typ=tool/);

  await page.getByRole('searchbox', { name: 'Sök i listan' }).fill('rib');
  await expect(page).toHaveURL(/q=rib/);
  await viewsButton(page).focus();
  await page.keyboard.press('Enter');
  // A menu goes to the line that begins as one writes.
  await page.keyboard.type('Uppd');
  await expect(line(page, 'Uppdatera vyn: Verktygen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vyn ”Verktygen” är uppdaterad.')).toBeVisible();
  await expect(viewsButton(page)).toHaveText('Vy: Verktygen');

  await page.keyboard.press('Enter');
  await page.keyboard.type('Byt');
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Namn').fill('RIB');
  await page.keyboard.press('Enter');
  await expect(viewsButton(page)).toHaveText('Vy: RIB');
});

test('the media library has views of its own', async ({ page }) => {
  await signInAs(page, service.origin, EDITOR.username);
  await openAdmin(page, service.origin, 'media?typ=pdf');
  await saveView(page, 'Dokument');
  await expect(viewsButton(page)).toHaveText('Vy: Dokument');
  await choose(page, 'Ursprunglig vy');
  await expect(page).toHaveURL(/\/media$/);
  await viewsButton(page).click();
  await view(page, 'Dokument').click();
  await expect(page).toHaveURL(/typ=pdf/);
});

test('a long name of a view fits the narrowest phone, on its button and in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, service.origin, EDITOR.username);
  await openAdmin(page, service.origin, 'links?typ=faq');
  await page.getByRole('button', { name: 'Filter och visning, 1 filter valt' }).click();
  const name = 'Räddningstjänstsamverkansavtalsuppföljningsfrågorna'.padEnd(60, 'å');
  await saveView(page, name);
  await expect(viewsButton(page)).toHaveText(`Vy: ${name}`);
  await viewsButton(page).click();
  await expect(view(page, name)).toHaveAttribute('aria-checked', 'true');
  for (const shown of [viewsButton(page), view(page, name)]) {
    const box = await shown.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
