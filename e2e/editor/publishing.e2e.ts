import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, makePost, openEditorAs, publish } from './editor-page.ts';

test.describe.configure({ mode: 'serial' });
const service = sharedService();

/** Something that is out, by its address. */
const OUT = { type: 'news', status: 'publish', excerpt: 'Som det var.', nodeIds: [1] };

test('a page with every block is written from nothing, published, and shows them all', async ({ page }) => {
  test.setTimeout(120_000);
  await openEditorAs(page, service.origin, EDITOR.username);
  await page.getByRole('button', { name: 'Kunskap som gäller länge' }).click();
  await page.getByLabel('Rubrik', { exact: true }).fill('Alla block');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByLabel('Plats i menyn').selectOption({ label: 'Överst' });

  await add(page, 'Rubrik');
  await page.keyboard.type('En rubrik bland blocken');
  await add(page, 'Text');
  await page.keyboard.type('Ett stycke text.');
  await add(page, 'Kort');
  await page.keyboard.type('Ett kort att läsa');
  await add(page, 'Tabell');
  await page.keyboard.type('Ljus');
  await page.getByRole('textbox', { name: 'Rad 2, kolumn 1' }).fill('Kronljus');
  await add(page, 'Dropdown');
  await page.keyboard.type('En fråga');
  await add(page, 'Film');
  await page.keyboard.type('https://player.vimeo.com/video/1');
  await add(page, 'E-tjänster');
  await page.keyboard.type('Gör det här');
  await page.getByRole('button', { name: 'Lägg till e-tjänst' }).last().click();
  await page.getByRole('option').first().click();
  await add(page, 'PDF');
  await page.keyboard.type('Att skriva ut');
  await pickFile(page, 'Lägg till dokument', 'Välj dokument');
  await add(page, 'Bild');
  await pickFile(page, 'Välj bild', 'Välj bild');
  await add(page, 'Rad');
  await page.getByRole('button', { name: 'Lägg till ett block sist i Kolumn 6' }).first().click();
  await pick(page, 'Rubrik');
  await page.keyboard.type('I en kolumn');
  await expectSaved(page);

  await publish(page);
  // The film is pressed before scripts have taken over.
  await page.route('**/assets/entry-client*', async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.continue();
  });
  await page.goto(`${service.origin}/sida/alla-block`);
  const main = page.getByRole('main');
  for (const name of [
    'En rubrik bland blocken',
    'Ett kort att läsa',
    'Gör det här',
    'Att skriva ut',
    'I en kolumn',
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByText('Ett stycke text.')).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Ljus' })).toBeVisible();
  await expect(main.getByRole('rowheader', { name: 'Kronljus' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'En fråga' })).toBeVisible();
  await expect(main.getByRole('link', { name: /PDF, öppnas i ny flik/ })).toBeVisible();
  await expect(main.locator('figure img')).toBeVisible();
  // What plays a film is loaded when it is pressed, and nothing else of its block.
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Filmen spelas</p>' }),
  );
  const play = main.locator('[data-as-served] button[data-film]');
  await play.press('Enter');
  await expect(main.frameLocator('iframe').getByText('Filmen spelas')).toBeVisible();
  await expect(main.locator('iframe')).toBeFocused();
  await expect(play).toBeHidden();
});

test('Enter in the title of a dropdown goes on in its text', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await add(page, 'Dropdown');
  await page.keyboard.type('En fråga');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ett svar.');
  await expect(page.getByText('Ett svar.', { exact: true })).toBeVisible();
  await expect(page.getByText('En fråga', { exact: true })).toBeVisible();
});

test('what is to come is seen by nobody before its time, and can be taken back', async ({
  page,
  request,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Kommer till sommaren');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByLabel('Publiceras', { exact: true }).fill('2031-06-01T08:00');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Schemalägg till 1 juni 2031 kl 08.00' }).click();
  await expect(page.getByText('Schemalagd', { exact: true })).toBeVisible();
  const address = `${service.origin}/nyhet/kommer-till-sommaren`;
  expect((await request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Avbryt schemaläggningen' }).click();
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Schemaläggningen är avbruten.' });
  await expect(notice).toHaveText(/Schemaläggningen är avbruten\. Inlägget är ett utkast\./);
  // It has never been out: nothing waits, and it is its author's to publish now, or to throw away.
  await expect(page.getByRole('button', { name: 'Publicera nu' })).toBeVisible();
  await expect(page.getByText('Publiceras automatiskt')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lägg i papperskorgen' })).toBeVisible();
  await notice.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Schemalagt till 1 juni 2031 kl 08.00.')).toBeVisible();
  await expectSaved(page);
  await expect(page.getByText('Schemalagd', { exact: true })).toBeVisible();
});

test('a day without a time publishes nothing, and is said where it is missing', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Bara en dag');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Den ska ut en viss dag.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Publicera senare' }).click();
  const when = page.getByLabel('Publiceras', { exact: true });
  await when.focus();
  // Day, month and year in turn, whatever their order is, and no time.
  await page.keyboard.type('12122031');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('Fyll i både datum och klockslag.').first()).toBeVisible();
  await expect(page.getByText('Allt ser bra ut.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publicera nu' })).toBeDisabled();
  await when.fill('2031-12-12T08:00');
  await expect(page.getByText('Fyll i både datum och klockslag.')).toHaveCount(0);
});

test('a change of what is out waits for its time, while the page is as it was and can be written', async ({
  page,
  request,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, { ...OUT, title: 'Öppettider' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Som det ska bli.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  // The night on which clocks go from two to three.
  await page.getByLabel('Tid för ändringen').fill('2031-03-30T02:30');
  await expect(page.getByText('tiden finns inte')).toBeVisible();
  // As people press: what the field says when it is left must not move the button away meanwhile.
  await page.getByRole('button', { name: 'Schemalägg ändringen' }).click({ delay: 150 });
  await expect(page.getByText('En ändring görs 30 mars 2031 kl 03.30')).toBeVisible();
  await expect(page.getByText('Ändras 30 mars 2031 kl 03.30')).toBeVisible();
  await page.getByRole('button', { name: 'Visa vad som ändras' }).click();
  await expect(page.locator('ins').filter({ hasText: 'ska bli' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await (await request.get(`${service.origin}/nyhet/oppettider`)).text()).toContain('Som det var.');

  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Som det var.');
  await page.getByLabel('Rubrik', { exact: true }).fill('Öppettider i vinter');
  await publish(page, 'Publicera nu');
  await page.reload();
  await expect(page.getByRole('tablist')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Ändras 30 mars 2031 kl 03.30')).toBeVisible();
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Avbryt schemaläggningen' }).click();
  await expect(page.getByText('Ändringen står här igen')).toBeVisible();
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Som det ska bli.');
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Öppettider i vinter');
});

test('what is written after a change was scheduled stays when that is taken back', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, { ...OUT, title: 'Badhuset' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  const excerpt = page.getByRole('textbox', { name: 'Ingress' });
  await excerpt.fill('Det som väntar.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByLabel('Tid för ändringen').fill('2031-04-01T08:00');
  await page.getByRole('button', { name: 'Schemalägg ändringen' }).click();
  await expect(page.getByText('En ändring görs 1 april 2031 kl 08.00')).toBeVisible();
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await excerpt.fill('Skrivet sedan dess.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Avbryt schemaläggningen' }).click();
  await expect(page.getByText('Det du har skrivit sedan dess är kvar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Schemaläggningen är avbruten' })).toBeFocused();
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await expect(excerpt).toHaveValue('Skrivet sedan dess.');
});

test('what must be mended stops publishing until a reason is given, which the log keeps', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditorAs(page, service.origin, ADMINISTRATOR.username);
  const empty = { id: 'h', type: 'heading', version: '1.0.0', props: { text: '', size: 2 }, children: [] };
  const draft = { ...OUT, status: 'draft', title: 'Tom rubrik', content: [empty] };
  const id = await makePost(page, service.origin, draft);
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await expect(page.getByText('Det här måste rättas')).toBeVisible();
  const button = page.getByRole('button', { name: 'Publicera nu' });
  await expect(button).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Varför publicerar du ändå?').fill('Rubriken kommer i eftermiddag.');
  await button.click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  const log = await page.request.get(`${service.origin}/rubicore/core/v1/audit?perPage=5`, {
    headers: { 'x-csrf': '1' },
  });
  expect(await log.text()).toContain('Rubriken kommer i eftermiddag.');
});

test('news are written and published by keys alone', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await page.getByRole('button', { name: 'Något har hänt' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Rubrik');
  await page.keyboard.type('Skrivet med tangenter');
  await tabTo(page, 'Målgrupp');
  await page.keyboard.type('Kommun');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Inställningar', 'Shift+Tab');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Granska' })).toBeFocused();
  await tabTo(page, 'Publicera nu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Publicerat.')).toBeVisible();
  // The button is gone: one goes on from what came of it.
  await expect(page.getByRole('status').filter({ hasText: 'Publicerat.' })).toBeFocused();
});

/** Presses Tab until what has the name has focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? element.labels
          : null;
      return labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if ((await focused()).trim() === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}.`);
}

/** Adds a block after the one in hand, by its name. */
async function add(page: Page, name: string): Promise<void> {
  const canvas = page.locator('[data-canvas]');
  if (!(await canvas.evaluate((element) => element.contains(document.activeElement)))) await canvas.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await pick(page, name);
}

async function pick(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Sök bland blocken' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses the first file that the library has. */
async function pickFile(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('tabpanel', { name: 'Block' }).getByRole('button', { name: button }).click();
  const library = page.getByRole('dialog', { name: title });
  await library.locator('[data-file]').first().click();
  await library.getByRole('button', { name: 'Välj', exact: true }).click();
  await expect(library).toHaveCount(0);
}
