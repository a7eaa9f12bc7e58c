import { expect, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, makePost, openEditorAs } from './editor-page.ts';

const service = sharedService();

const title = 'Öppet hus på stationen';
const OUT = { type: 'news', status: 'publish', title, excerpt: 'Som det var.', nodeIds: [1] };

test('what is out is unpublished after a question, and is out again as it was by one press', async ({
  page,
  request,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, OUT);
  const address = `${service.origin}/nyhet/oppet-hus-pa-stationen`;
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Inte ute än.');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Avpublicera' }).click();
  const question = page.getByRole('dialog', { name: 'Avpublicera ”Öppet hus på stationen”?' });
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Avbryt' }).click();
  expect((await request.get(address)).status()).toBe(200);

  await page.getByRole('button', { name: 'Avpublicera' }).click();
  await question.getByRole('button', { name: 'Avpublicera' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Avpublicerat.' });
  await expect(notice).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await notice.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('Publicerad · ändrad')).toBeVisible();
  await expectSaved(page);
  // What had not been out is not out now either, and is still what is written.
  const shown = await (await request.get(address)).text();
  expect(shown).toContain('Som det var.');
  expect(shown).not.toContain('Inte ute än.');
  await page.getByRole('tab', { name: 'Inställningar' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Inte ute än.');
});

test('after what is taken away one goes on from words of how it stands', async ({ page }) => {
  await openEditorAs(page, service.origin, ADMINISTRATOR.username);
  const id = await makePost(page, service.origin, { ...OUT, title: 'Tas bort med tangenter' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Avpublicera' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Avpublicera' }).press('Enter');
  const standing = page.getByRole('status').filter({ hasText: 'Bara de som får redigera ser det.' });
  await expect(standing).toBeFocused();
  const trash = page.getByRole('button', { name: 'Lägg i papperskorgen' });
  await expect(trash).toBeEnabled();
  await trash.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ingen läsare ser det.' })).toBeFocused();
});

test('a second press of what publishes takes nothing back', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Tryckt två gånger');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await page.getByRole('tab', { name: 'Granska' }).click();
  // Pressed in the moment in which it is there.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Avpublicera',
      );
      if (button === undefined) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(page.getByText('Publicerat.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avpublicera' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Avpublicera' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an editor without the right to delete throws away a draft of their own, and has it back', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Blev inget av');
  await expectSaved(page);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  await expect(page.getByText('I papperskorgen', { exact: true })).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: 'Ligger i papperskorgen.' })
    .getByRole('button', { name: 'Ångra' })
    .click();
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
});

test('two presses of the button that restores do not publish', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, { ...OUT, status: 'draft', title: 'Kom tillbaka' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  const restore = page.getByRole('button', { name: 'Återställ ur papperskorgen' });
  await restore.press('Enter');
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicera nu' })).not.toBeFocused();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
});

test('what takes an act back stays while somebody is about to press it', async ({ page }) => {
  await page.clock.install();
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, { ...OUT, status: 'draft', title: 'Kvar under fingrarna' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('tab', { name: 'Granska' }).click();
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click();
  const undo = page
    .getByRole('status')
    .filter({ hasText: 'Ligger i papperskorgen.' })
    .getByRole('button', { name: 'Ångra' });
  await undo.focus();
  await undo.hover();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(15_000);
  await expect(undo).toBeFocused();
  await page.getByRole('tab', { name: 'Granska' }).focus();
  await page.clock.fastForward(15_000);
  await expect(undo).toHaveCount(0);
});

test('pictures are searched for in a post that has just got its address', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill('Station Åsbruk byggs om');
  await expectSaved(page);
  await expect(page).toHaveURL(/\/skapa-innehall\/\d+$/);
  await page.getByRole('button', { name: 'Välj bild' }).click();
  const library = page.getByRole('dialog', { name: 'Välj bild' });
  await library.getByRole('searchbox').fill('åsbruk');
  await expect(library.getByText(/^[1-9] filer?$/)).toBeVisible();
});

test('a post is duplicated as a draft of one’s own, with an address and times of its own', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const id = await makePost(page, service.origin, { ...OUT, title: 'Brandvarnarens dag' });
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await page.getByRole('tab', { name: 'Granska' }).click();
  // What one sees, although readers do not see it yet.
  await page.getByLabel('Rubrik', { exact: true }).fill('Brandvarnarens vecka');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Duplicera' }).click();
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Brandvarnarens vecka (kopia)');
  await expectSaved(page);
  await expect(page).toHaveURL(/\/skapa-innehall\/\d+$/);
  expect(page.url()).not.toMatch(new RegExp(`/${id}$`));
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Som det var.');
  await expect(page.getByText('Utkast', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Publiceras', { exact: true })).toHaveValue('');
});
