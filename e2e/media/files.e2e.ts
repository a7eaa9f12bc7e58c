import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { fileChooser, filesIn, openLibrary, photograph, upload } from './library-page.ts';

const service = ownService('media');

const open = (page: Page, query = '') =>
  openLibrary(page, { origin: service.origin, username: EDITOR.username, query });

/** Adds one picture, and opens it. */
async function addPicture(page: Page, title: string, widthPx = 1600, heightPx = 1067): Promise<void> {
  await open(page);
  await fileChooser(page).setInputFiles(await photograph(`${title}.jpg`, widthPx, heightPx));
  const row = upload(page, `${title}.jpg`);
  await row.getByLabel('Alt-text').fill(`Provbild: ${title}`);
  await row.getByRole('button', { name: `Lägg till i biblioteket: ${title}.jpg` }).click();
  await expect(row.getByText('Uppladdad')).toBeVisible();
  await filesIn(page).filter({ hasText: title }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

/** The media record that is open, as the API tells of it. */
async function openRecord(page: Page) {
  const id = new URL(page.url()).searchParams.get('fil');
  return await (
    await page.request.get(`${service.origin}/rubicore/core/v1/media/${id}`, { headers: { 'x-csrf': '1' } })
  ).json();
}

test('of twelve files at once all pictures arrive, and what is too large or no picture gets a reason', async ({
  page,
}) => {
  await open(page);
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, index) => photograph(`serie-${index}.jpg`)),
  );
  await fileChooser(page).setInputFiles([
    ...pictures,
    { name: 'jättestor.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16 * 1024 * 1024) },
    { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Det här är ingen bild, bara text.') },
  ]);
  await expect(page.getByText('Plats, kameramodell och annat')).toBeVisible();
  await expect(upload(page, 'jättestor.jpg').getByRole('alert')).toContainText('högst 15 MB');
  expect(await violations(page)).toEqual([]);
  for (const { name } of [...pictures, { name: 'text.jpg' }]) {
    await upload(page, name).getByLabel('Alt-text').fill(`Bilden som heter ${name}`);
  }
  await page.getByRole('button', { name: 'Lägg till 11 filer i biblioteket' }).click();
  await expect(page.getByText('10 av 12 uppladdade. 2 gick inte att ladda upp.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(upload(page, 'text.jpg').getByRole('alert')).toContainText('Filen går inte att läsa');
  await expect(filesIn(page).filter({ hasText: /Serie \d/ })).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
});

test('what tells where a photograph was taken does not come along', async ({ page }) => {
  const sent = await photograph('hemlig.jpg');
  expect((await sharp(sent.buffer).metadata()).exif).toBeDefined();
  await addPicture(page, 'hemlig');
  const { filename } = await openRecord(page);
  const kept = await (await page.request.get(`${service.origin}/media/${filename}`)).body();
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test('a file waits for its alt text: nothing is sent before, and the rules stand beside the field', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media')) sent.push(request.url());
  });
  await open(page);
  await fileChooser(page).setInputFiles(await photograph('utan-ord.jpg'));
  const row = upload(page, 'utan-ord.jpg');
  const alt = row.getByLabel('Alt-text');
  const send = page.getByRole('button', { name: 'Lägg till i biblioteket' });
  await send.click();
  await expect(row.getByText('Fältet måste vara ifyllt')).toBeVisible();
  await expect(alt).toBeFocused();
  await alt.fill('Bil');
  await expect(row.getByText('Fältet måste innehålla minst 4 tecken')).toBeVisible();
  await expect(row.getByText('122 tecken kvar')).toBeVisible();
  expect(sent).toEqual([]);
  await alt.fill('En röd brandbil');
  await send.click();
  await expect(row.getByText('Uppladdad')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an upload that is cut off is tried again, and the file is there once', async ({ page, context }) => {
  await open(page);
  await fileChooser(page).setInputFiles(await photograph('avbruten.jpg'));
  const row = upload(page, 'avbruten.jpg');
  await row.getByLabel('Alt-text').fill('Linjen bröts under vägen');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Lägg till i biblioteket: avbruten.jpg' }).click();
  await expect(row.getByRole('alert')).toContainText('Anslutningen bröts. Inget är sparat.');
  await context.setOffline(false);
  await row.getByRole('button', { name: 'Försök igen: avbruten.jpg' }).click();
  await expect(row.getByText('Uppladdad')).toBeVisible();
  await expect(filesIn(page).filter({ hasText: 'Avbruten' })).toHaveCount(1);
});

test('a file that is there already is reported, and leads to the one that was there', async ({ page }) => {
  await addPicture(page, 'tvilling');
  const first = new URL(page.url()).searchParams.get('fil');
  await open(page);
  await fileChooser(page).setInputFiles({ ...(await photograph('tvilling.jpg')), name: 'igen.jpg' });
  const row = upload(page, 'igen.jpg');
  await row.getByLabel('Alt-text').fill('Samma bild en gång till');
  await row.getByRole('button', { name: 'Lägg till i biblioteket: igen.jpg' }).click();
  await expect(row.getByText('samma fil fanns redan')).toBeVisible();
  await row.getByRole('link', { name: 'Visa den som fanns' }).click();
  await expect(page).toHaveURL(new RegExp(`fil=${first}$`));
});

test('a file larger than any place needs is found by its filter', async ({ page }) => {
  await addPicture(page, 'väldig', 4400, 2934);
  await open(page, '?q=v%C3%A4ldig');
  await page.getByRole('link', { name: /^Större än rekommenderat/ }).click();
  await expect(page).toHaveURL(/for-stor=1/);
  await expect(filesIn(page)).toHaveCount(1);
  await expect(filesIn(page)).toContainText('För stor');
});

test('anyone who leaves while a file is not uploaded is asked first', async ({ page }) => {
  await open(page);
  await fileChooser(page).setInputFiles(await photograph('kvar.jpg'));
  await page.getByRole('link', { name: 'Till webbplatsen' }).first().click();
  const question = page.getByRole('dialog', { name: 'Uppladdningen är inte klar' });
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(upload(page, 'kvar.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'Till webbplatsen' }).first().click();
  await question.getByRole('button', { name: 'Lämna ändå' }).click();
  await expect(page).toHaveURL(`${service.origin}/`);
});

test('a picture is described, and the point that matters is set by keys', async ({ page }) => {
  await addPicture(page, 'fokus');
  const dialog = page.getByRole('dialog', { name: 'fokus' });
  await dialog.getByLabel('Alt-text').fill('');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Fältet måste vara ifyllt')).toBeVisible();
  await dialog.getByLabel('Alt-text').fill('En brandman på en stege');
  const handle = dialog.getByRole('button', { name: /^Fokuspunkt/ });
  await handle.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(handle).toHaveAccessibleName('Fokuspunkt, 46 % från vänster och 40 % uppifrån');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Du har ändringar som inte är sparade' })
    .getByRole('button', { name: 'Stanna kvar' })
    .click();
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Sparat')).toBeVisible();
  expect(await openRecord(page)).toMatchObject({
    alt: 'En brandman på en stege',
    focalPoint: { x: 0.46, y: 0.4 },
  });
});

test('a picture of the wrong shape is cropped by keys to what a place recommends', async ({ page }) => {
  await addPicture(page, 'smalbild', 1600, 3000);
  const dialog = page.getByRole('dialog', { name: 'smalbild' });
  await expect(dialog.getByText('Bilden är för hög för sin bredd. Beskär den.').first()).toBeVisible();
  const before = await openRecord(page);
  await dialog.getByRole('button', { name: 'Beskär för toppbild på nyhet och sida' }).focus();
  await page.keyboard.press('Enter');
  const crop = page.getByRole('dialog', { name: 'Beskär bilden' });
  await expect(crop).toContainText('Blir 1600 × 900 bildpunkter');
  await crop.getByRole('group', { name: 'Utsnitt ur bilden' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('+');
  await expect(crop).toContainText('Blir 1333 × 750 bildpunkter');
  await crop.getByRole('button', { name: 'Ersätt bilden' }).press('Enter');
  await expect(crop).toHaveCount(0);
  await expect(dialog.getByText('1333 × 750 bildpunkter')).toBeVisible();
  const after = await openRecord(page);
  expect(after).toMatchObject({ filename: before.filename, type: 'image/jpeg', width: 1333, height: 750 });
});

test('a file is replaced under its address, and the old one can be had', async ({ page }) => {
  await addPicture(page, 'gammal');
  const before = await openRecord(page);
  const dialog = page.getByRole('dialog', { name: 'gammal' });
  await fileChooser(dialog).setInputFiles(await photograph('ny.jpg', 1800, 1200));
  const question = page.getByRole('dialog', { name: 'Byt fil' });
  await expect(question).toContainText('ny.jpg');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Byt ut' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByText('1800 × 1200 bildpunkter')).toBeVisible();
  const after = await openRecord(page);
  expect(after.filename).toBe(before.filename);
  expect(after.checksum).not.toBe(before.checksum);
  const old = dialog.getByRole('button', { name: 'Ladda ner gammal.jpg' });
  const downloading = page.waitForEvent('download');
  await old.click();
  expect((await downloading).suggestedFilename()).toBe('gammal.jpg');
});

test('a file that is used goes to the trash only by anyone who says that they know, and visitors go on seeing it', async ({
  page,
}) => {
  await open(page, '?q=brandsl%C3%A4ckare');
  const file = filesIn(page).filter({ hasText: 'Brandsläckare vid ytterdörr' });
  await file.click();
  await expect(page).toHaveURL(/fil=/);
  const { filename } = await openRecord(page);
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  const question = page.getByRole('dialog', { name: 'Lägga i papperskorgen?' });
  await expect(question.getByRole('link', { name: 'Släcka brand' })).toBeVisible();
  const yes = question.getByRole('button', { name: 'Lägg i papperskorgen' });
  await expect(yes).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await question.getByLabel('Jag vet att filen används').check();
  await yes.click();
  await expect(question).toHaveCount(0);
  await expect(file).toHaveCount(0);
  expect((await fetch(`${service.origin}/media/${filename}`)).status).toBe(200);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(file).toBeVisible();
});

test('several files are marked by keys, moved to a folder and trashed, and all of it is taken back', async ({
  page,
}) => {
  await open(page);
  await fileChooser(page).setInputFiles([await photograph('korg-ett.jpg'), await photograph('korg-tva.jpg')]);
  await page.getByLabel('Mapp', { exact: true }).selectOption('Kartor och illustrationer');
  for (const alt of await page.getByRole('region', { name: 'Lägg till filer' }).getByLabel('Alt-text').all())
    await alt.fill('En prövad bild');
  await page.getByRole('button', { name: 'Lägg till 2 filer i biblioteket' }).click();
  await expect(page.getByText('2 av 2 uppladdade.')).toBeVisible();
  await page.getByRole('button', { name: 'Stäng', exact: true }).click();

  await page
    .getByRole('navigation', { name: 'Mappar' })
    .getByRole('link', { name: /^Kartor/ })
    .click();
  const ours = filesIn(page).filter({ hasText: 'korg' });
  await expect(ours).toHaveCount(2);
  const bar = page.getByRole('region', { name: /markerad/ });
  const mark = async () => {
    await ours.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(bar).toHaveAccessibleName('2 markerade');
  };
  await mark();
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Flytta till mapp' }).click();
  await page.getByRole('menuitem', { name: 'Dokument' }).click();
  await expect(page.getByText('2 filer ligger nu i mappen Dokument.')).toBeVisible();
  await expect(ours).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(ours).toHaveCount(2);

  await mark();
  await bar.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  await expect(page.getByText('2 filer ligger i papperskorgen.')).toBeVisible();
  await page.getByRole('link', { name: /^Papperskorgen/ }).click();
  await expect(ours).toHaveCount(2);
  await expect(ours.first().getByText(/^Tas bort \d+ \w+ \d{4}$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await ours.first().click();
  await expect(page.getByText(/Filen ligger i papperskorgen sedan/)).toBeVisible();
  await page.getByRole('button', { name: 'Återställ' }).press('Enter');
  await expect(page.getByText('Filen är återställd.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ours).toHaveCount(1);
  await page.getByRole('button', { name: 'Töm papperskorgen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Töm papperskorgen' }).click();
  await expect(page.getByText('1 fil är borttagen.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Papperskorgen är tom' })).toBeVisible();
});

test('files that are used are not trashed together with others, and each says where it is used', async ({
  page,
}) => {
  await open(page, '?q=brandsl%C3%A4ckare');
  await page.getByRole('checkbox', { name: /^Markera Brandsläckare/ }).check();
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  const refused = page.getByRole('alert').filter({ hasText: '1 fil gick inte att flytta:' });
  await expect(refused).toContainText(/Används i .*”Släcka brand”/);
  await expect(filesIn(page)).not.toHaveCount(0);
  // It stays marked, focus is where one goes on, and the file is one step away.
  await expect(refused).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Markera Brandsläckare/ })).toBeChecked();
  await refused.getByRole('link', { name: 'Brandsläckare' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Brandsläckare' })).toBeVisible();
});

test('what waits to be described stays as it was written when another folder is looked into', async ({
  page,
}) => {
  await open(page);
  await fileChooser(page).setInputFiles(await photograph('halvskriven.jpg'));
  await upload(page, 'halvskriven.jpg').getByLabel('Alt-text').fill('Halva meningen');
  await page.getByRole('link', { name: 'Bilder', exact: false }).first().click();
  await page.getByRole('button', { name: 'Lista', exact: true }).click();
  await expect(upload(page, 'halvskriven.jpg').getByLabel('Alt-text')).toHaveValue('Halva meningen');
  await upload(page, 'halvskriven.jpg').getByRole('button', { name: 'Ta bort: halvskriven.jpg' }).click();
  await expect(page.getByRole('region', { name: 'Lägg till filer' })).toHaveCount(0);
});

test('a picture from the clipboard, or dropped on the page, is added too', async ({ page }) => {
  await open(page);
  const { buffer } = await photograph('klippt.jpg', 900, 600);
  const give = (kind: 'paste' | 'drop', name: string) =>
    page.evaluate(
      ({ bytes, kind, name }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
        // Beside the library, where a browser would open the file in place of the page.
        const target = document.querySelector('header') ?? document.body;
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
      },
      { bytes: [...buffer], kind, name },
    );
  await give('paste', 'klippt.jpg');
  await expect(upload(page, 'klippt.jpg')).toBeVisible();
  await give('drop', 'släppt.jpg');
  await expect(upload(page, 'släppt.jpg')).toBeVisible();
  await upload(page, 'klippt.jpg').getByRole('button', { name: 'Ta bort: klippt.jpg' }).click();
  await expect(upload(page, 'klippt.jpg')).toHaveCount(0);
});
