import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR, PASSWORD } from '../sign-in/sign-in-page.ts';
import {
  beginNews,
  expectSaved,
  makePost,
  openEditor,
  openEditorAs,
  publish,
  saving,
  writeText,
} from './editor-page.ts';

test.describe.configure({ mode: 'serial' });
const service = sharedService();

test('news are written from nothing, checked for what is missing, published and read by visitors', async ({
  page,
  browser,
}) => {
  await openEditor(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Elda säkert på valborg');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Tänk på vinden och anmäl din eldning.');
  await writeText(page, 'Elda inte när det blåser.');
  await expectSaved(page);
  expect(page.url()).toMatch(/\/skapa-innehall\/\d+$/);

  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Välj publiceringsgrupp eller gör kommungemensamt')).toBeVisible();
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  await expect(page.getByText('Publicerad', { exact: true })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${service.origin}/nyhet/elda-sakert-pa-valborg`);
  await expect(visitor.getByText('Elda inte när det blåser.')).toBeVisible();
  await visitor.close();
});

test('the console of an editor at work says nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`);
  });
  await openEditorAs(page, service.origin, EDITOR.username, '/skapa-innehall/301');
  await expect(page.getByLabel('Rubrik', { exact: true })).toBeVisible();
  await expect(page.getByText('Allt är sparat')).toBeVisible();
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Tyst i konsolen');
  await writeText(page, 'Text.');
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await expectSaved(page);
  await publish(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Tyst i konsolen än');
  await expectSaved(page);
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

test('a second post of the same title is saved under a free address, from whichever step; one that was typed is reported', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Elda säkert på valborg');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await expectSaved(page);
  expect(page.url()).toMatch(/\/skapa-innehall\/\d+$/);
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  const address = page.getByLabel('Adress');
  await expect(address).toHaveValue('elda-sakert-pa-valborg-2');
  await expect(page.getByText('ledig', { exact: true })).toBeVisible();

  await address.fill('startsida');
  await expect(page.getByText('Adressen används redan av ett annat innehåll')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Använd startsida-2' })).toBeVisible();
  // It is mended there: trying again would say the same.
  await expect(page.locator('[data-saving="refused"]')).toContainText('Rätta: Adress');
  await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCount(0);
});

test('a post that is out is as it was when what was written of it is undone, or thrown away', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const post = { type: 'news', status: 'publish', title: 'Som det var', nodeIds: [1], excerpt: 'Var.' };
  const id = await makePost(page, service.origin, post);
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  const title = page.getByLabel('Rubrik', { exact: true });
  const way = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(way('Granska')).toBeVisible();
  await title.fill('Som det blev');
  await expectSaved(page);
  await expect(page.getByText('Publicerad · ändrad')).toBeVisible();
  await expect(way('Publicera ändringar')).toBeVisible();
  await way('Ångra').click();
  await expect(title).toHaveValue('Som det var');
  await expectSaved(page);
  await expect(page.getByText('Publicerad', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Som det var');
  await expect(page.getByText('Publicerad', { exact: true })).toBeVisible();

  await title.fill('Som det blev');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await way('Kasta ändringarna').click();
  await expect(title).toHaveValue('Som det var');
  await expectSaved(page);
  await page.reload();
  await expect(title).toHaveValue('Som det var');
  await expect(page.getByText('Publicerad', { exact: true })).toBeVisible();
});

test('what is written of a post that is out is seen by nobody until it is published', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Öppet hus');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();

  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Kom och prova en brandsläckare.');
  await expectSaved(page);
  await expect(page.getByText('Publicerad · ändrad')).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(`${service.origin}/nyhet/oppet-hus`);
  await expect(visitor.getByText('Kom och prova')).toHaveCount(0);

  // The copy is there for anyone who opens the post anew.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Kom och prova en brandsläckare.');
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  await visitor.goto(`${service.origin}/nyhet/oppet-hus`);
  await expect(visitor.getByText('Kom och prova en brandsläckare.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Avpublicera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avpublicera' }).click();
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
  expect((await visitor.goto(`${service.origin}/nyhet/oppet-hus`))?.status()).toBe(404);
  await visitor.close();
});

test('who goes on in the middle of saving gets there once it is saved, and all of it is there', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Skrivet i farten');
  await expectSaved(page);
  const address = page.url();
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Det sista som skrevs.');
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await expect(page).toHaveURL(`${service.origin}/`);
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Det sista som skrevs.');
});

test('without a connection writing goes on, and all of it is saved when there is one', async ({
  page,
  context,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Före avbrottet');
  await expectSaved(page);
  await context.setOffline(true);
  await page.getByLabel('Rubrik', { exact: true }).fill('Under avbrottet');
  await expect(saving(page, 'offline')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Skrivet utan täckning.');
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Under avbrottet');
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Skrivet utan täckning.');
});

test('anyone who loses the session while writing signs in again where they are, and loses nothing', async ({
  page,
  context,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Före utloggningen');
  await expectSaved(page);
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Skrivet efter att inloggningen gått ut.');
  const dialog = page.getByRole('dialog', { name: 'Logga in igen' });
  await expect(dialog).toBeVisible({ timeout: 10_000 });
  await dialog.getByLabel('Lösenord').fill('fel');
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(dialog.getByText('Fel användarnamn eller lösenord')).toBeVisible();
  await dialog.getByLabel('Lösenord').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expectSaved(page);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue(
    'Skrivet efter att inloggningen gått ut.',
  );
});

test('a session that ends in the middle of a sentence takes no letter of it, and none goes into the password', async ({
  page,
  context,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('En lång mening');
  await writeText(page, 'Vi övar.');
  await expectSaved(page);
  await context.clearCookies();
  const dialog = page.getByRole('dialog', { name: 'Logga in igen' });
  await page.keyboard.type(' Två bilar deltar i övningen, som pågår hela dagen i hamnen.', { delay: 90 });
  await expect(saving(page, 'signed-out')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // It opens in a pause, and gives way to anyone who only thought for a moment.
  await expect(dialog).toBeVisible();
  await page.keyboard.type(' Ta gärna en annan väg.', { delay: 40 });
  await expect(dialog).toHaveCount(0);
  const whole = 'Vi övar. Två bilar deltar i övningen, som pågår hela dagen i hamnen. Ta gärna en annan väg.';
  await expect(page.getByText(whole, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logga in igen' }).click();
  await expect(dialog.getByLabel('Lösenord')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(whole, { exact: true })).toBeVisible();
});

test('a conflict opens when somebody pauses, shows the newest, and both sentences can stand in one paragraph', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Vi skriver i samma stycke');
  await writeText(page, 'Två bilar deltar.');
  await expectSaved(page);
  const colleague = await (await browser.newContext()).newPage();
  await openEditorAs(colleague, service.origin, ADMINISTRATOR.username, new URL(page.url()).pathname);
  await colleague.getByText('Två bilar deltar.', { exact: true }).click();
  await colleague.keyboard.press('End');
  await page.getByText('Två bilar deltar.', { exact: true }).click();
  await page.keyboard.press('End');
  await colleague.keyboard.type(' Sigrid skriver.');
  const dialog = page.getByRole('dialog', { name: /har ändrat samma text/ });
  await page.keyboard.type(' Jag skriver annat, och det utan att titta upp en enda gång.', { delay: 90 });
  await expect(saving(page, 'conflict')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await colleague.keyboard.type(' Och lite till.');
  await expect(dialog.getByText(/Sigrid skriver\. Och lite till\./).first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Båda' }).check();
  await dialog.getByRole('button', { name: 'Spara så här' }).click();
  await expectSaved(page);
  const whole =
    'Två bilar deltar. Jag skriver annat, och det utan att titta upp en enda gång. Sigrid skriver. Och lite till.';
  await expect(page.getByText(whole, { exact: true })).toBeVisible();
  await colleague.context().close();
});

test('two who write in one post get each other’s words, and decide where they wrote the same', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Vi skriver båda');
  await expectSaved(page);
  const path = new URL(page.url()).pathname;

  const colleague = await (await browser.newContext()).newPage();
  await openEditorAs(colleague, service.origin, ADMINISTRATOR.username, path);
  await expect(colleague.getByLabel('Rubrik', { exact: true })).toHaveValue('Vi skriver båda');
  await colleague.getByRole('textbox', { name: 'Ingress' }).fill('Kollegans ingress.');
  await expectSaved(colleague);
  await writeText(page, 'Min text.');
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Kollegans ingress.', {
    timeout: 15_000,
  });
  await expectSaved(page);

  await expect(colleague.getByText('Min text.', { exact: true })).toBeVisible({ timeout: 15_000 });
  // Neither hears of the other's title before both are written.
  await page.context().setOffline(true);
  await colleague.getByLabel('Rubrik', { exact: true }).fill('Kollegans rubrik');
  await expectSaved(colleague);
  await page.getByLabel('Rubrik', { exact: true }).fill('Min rubrik');
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', {
    name: `Du och ${ADMINISTRATOR.name} har ändrat samma text`,
  });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(saving(page, 'conflict')).toHaveText(`${ADMINISTRATOR.name} har ändrat samma sak`);
  await expect(dialog.getByText('Kollegans rubrik')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The address follows the title.
  for (const theirs of await dialog.getByRole('radio', { name: /^Sigrids text/ }).all()) await theirs.check();
  await dialog.getByRole('button', { name: 'Spara så här' }).click();
  await expectSaved(page);
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Kollegans rubrik');
  await colleague.context().close();
});

test('two who write in different paragraphs of one text are not asked, and neither is moved from where they write', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Två i samma text');
  await writeText(page, 'Elda aldrig i blåst.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ha alltid vatten nära.');
  await expectSaved(page);

  const colleague = await (await browser.newContext()).newPage();
  await openEditorAs(colleague, service.origin, ADMINISTRATOR.username, new URL(page.url()).pathname);
  await colleague.getByText('Elda aldrig i blåst.', { exact: true }).click();
  await colleague.keyboard.press('Home');
  await colleague.keyboard.type('Vänta: ');
  await expectSaved(colleague);
  // Their words come in before the caret while it is being written.
  await page.keyboard.type(' Och en spade', { delay: 150 });
  await expect(page.getByText('Vänta: Elda aldrig i blåst.', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.keyboard.type(' till hands.', { delay: 50 });
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const whole = 'Ha alltid vatten nära. Och en spade till hands.';
  await expect(page.getByText(whole, { exact: true })).toBeVisible();
  await colleague.keyboard.press('End');
  await colleague.keyboard.type(' Alltid.');
  await expect(colleague.getByText(whole, { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(colleague.getByText('Vänta: Elda aldrig i blåst. Alltid.', { exact: true })).toBeVisible();
  await colleague.context().close();
});

test('what one may not do is not begun: visitors sign in first, a post that is not there is reported', async ({
  page,
}) => {
  await page.goto(`${service.origin}/skapa-innehall`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await openEditor(page, service.origin, EDITOR.username, '/skapa-innehall/999999');
  expect((await page.request.get(page.url())).status()).toBe(404);
  await expect(page.getByText('finns inte, eller så har du inte rätt att ändra det')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inlägget finns inte');
  await page.getByRole('link', { name: 'Till Mitt innehåll' }).click();
  await expect(page).toHaveURL(/\/profile\/my-content$/);
});

test('the page is called what is written in it, also where it was opened lately', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await expect(page).toHaveTitle(/Skapa innehåll/);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Så tvättar du slangar');
  await expectSaved(page);
  await expect(page).toHaveTitle(/Så tvättar du slangar/);
  const here = page.getByRole('navigation', { name: 'Du är här' });
  await expect(here.getByText('Så tvättar du slangar')).toHaveAttribute('aria-current', 'page');
  const path = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Till webbplatsen' }).click();
  await expect(page).not.toHaveTitle(/slangar/);
  await page.keyboard.press('Control+K');
  await page.getByRole('option', { name: 'Så tvättar du slangar' }).click();
  await expect(page).toHaveURL(service.origin + path);
  await expect(page).toHaveTitle(/Så tvättar du slangar/);
});

test('the editor can be used by everyone in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEditorAs(page, service.origin, EDITOR.username);
  await expect(page.getByRole('heading', { name: 'Skapa innehåll' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await beginNews(page);
  for (const step of ['Inställningar', 'Redaktörer', 'Författare', 'Granska']) {
    await page.getByRole('tab', { name: step }).click();
    // What the header covers while the page is scrolled is not what is judged here.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page), step).toEqual([]);
  }
  expect(await violationsInTheDark(page)).toEqual([]);
});
