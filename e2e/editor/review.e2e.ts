import { expect, type Page, test } from '@playwright/test';
import { ownService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { ADMINISTRATOR, callsAs, EDITOR, openAs, signInAs } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs } from './editor-page.ts';

const service = ownService('review');

/** Of the demo: crew, whom the administrator lets write, or review, and nothing else. */
const AUTHOR = { id: 5, username: 'davdem01', name: 'David Demosson' };
const REVIEWER = { id: 7, username: 'farpah01', name: 'Farid Påhittsson' };

test.beforeAll(async ({ playwright }) => {
  const calls = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
  for (const [id, right] of [
    [AUTHOR.id, 'create_post'],
    [REVIEWER.id, 'review_post'],
  ]) {
    const granted = await calls.post(`/rubicore/core/v1/user/${id}/capability/${right}`, {
      data: { value: true },
    });
    expect(granted.status()).toBe(200);
  }
  await calls.dispose();
});

/** Writes a piece of news and asks for its review, as somebody who may not publish. @returns the address of its editor */
async function askForReview(page: Page, title: string): Promise<string> {
  await openEditorAs(page, service.origin, AUTHOR.username);
  await beginNews(page);
  await page.getByLabel('Rubrik', { exact: true }).fill(title);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publicera' }).click();
  await page.getByRole('button', { name: 'Be om granskning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Be om granskning' });
  await dialog.getByLabel('Vem ska granska?').selectOption({ label: REVIEWER.name });
  await dialog.getByLabel('Meddelande').fill('Stämmer numret?');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Skicka' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`Väntar på granskning av ${REVIEWER.name}`)).toBeVisible();
  return page.url();
}

test('a colleague is told, sends a text back with what is wrong, and approves it when it is mended', async ({
  page,
  browser,
}) => {
  const address = await askForReview(page, 'Eldning av gräs');

  const reviewing = await browser.newPage();
  await openAs(reviewing, service.origin, REVIEWER.username, '/profile');
  await reviewing.getByRole('button', { name: /^Aviseringar/ }).click();
  await reviewing.getByRole('link', { name: `${AUTHOR.name} ber dig granska Eldning av gräs` }).click();
  await expect(reviewing).toHaveURL(address);
  await expect(reviewing.getByText(`${AUTHOR.name} ber dig granska texten`)).toBeVisible();
  await expect(reviewing.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(reviewing.getByText('Stämmer numret?')).toBeVisible();
  expect(await violations(reviewing)).toEqual([]);
  await reviewing.getByRole('button', { name: 'Skicka tillbaka' }).click();
  const dialog = reviewing.getByRole('dialog', { name: 'Vad behöver ändras?' });
  const reason = dialog.getByLabel('Till den som har skrivit');
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Skicka tillbaka' }).click();
  await expect(reason).toHaveAccessibleDescription(/Skriv vad som ska ändras\./);
  await expect(reason).toBeFocused();
  await reason.fill('Skriv ut 112.');
  await dialog.getByRole('button', { name: 'Skicka tillbaka' }).click();

  // The page of the person who wrote it is open all the while.
  await expect(page.getByText(`${REVIEWER.name} vill att texten ändras`)).toBeVisible();
  await expect(page.getByText('Skriv ut 112.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Rubrik', { exact: true }).fill('Eldning av gräs: ring 112 om den sprider sig');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Be om granskning igen' }).click();
  const again = page.getByRole('dialog', { name: 'Be om granskning' });
  // The person who has read it reads it again, unless somebody else is chosen.
  await expect(again.getByRole('combobox').locator('option:checked')).toHaveText(REVIEWER.name);
  await again.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText(`Väntar på granskning av ${REVIEWER.name}`)).toBeVisible();

  await reviewing.goto(`${service.origin}/profile/granskningar`);
  await reviewing.getByRole('link', { name: 'Eldning av gräs: ring 112' }).click();
  await reviewing.getByRole('button', { name: 'Godkänn' }).press('Enter');
  await expect(reviewing.getByText(`${REVIEWER.name} har godkänt texten`)).toBeVisible();
  // The button is gone: one goes on from what came of it.
  await expect(
    reviewing.getByRole('status').filter({ hasText: `${REVIEWER.name} har godkänt texten` }),
  ).toBeFocused();
  await expect(page.getByText(`${REVIEWER.name} har godkänt texten`)).toBeVisible();
  await reviewing.close();

  // What was approved is out when somebody who may publishes it, and then nothing waits any more.
  const publishing = await browser.newPage();
  await signInAs(publishing, service.origin, EDITOR.username);
  await publishing.goto(address);
  await publishing.getByRole('tab', { name: 'Granska' }).click();
  await publishing.getByLabel('Målgrupp').selectOption({ index: 1 });
  await expectSaved(publishing);
  await publishing.getByRole('button', { name: 'Publicera nu' }).click();
  await expect(publishing.getByText('Publicerat.')).toBeVisible();
  await expect(publishing.getByText(`${REVIEWER.name} har godkänt texten`)).toHaveCount(0);
  await publishing.close();
});

test('nothing is answered of a text that is not saved: anyone who has mended it without a network is told', async ({
  page,
  browser,
}) => {
  const address = await askForReview(page, 'Spisbränder');
  const reviewing = await browser.newPage();
  await openAs(reviewing, service.origin, REVIEWER.username, new URL(address).pathname);
  await expect(reviewing.getByRole('button', { name: 'Godkänn' })).toBeVisible();
  await reviewing.context().setOffline(true);
  await reviewing.getByLabel('Rubrik', { exact: true }).fill('Brand i spisen');
  await reviewing.getByRole('button', { name: 'Godkänn' }).click();
  await expect(reviewing.getByText('så svaret är inte skickat.')).toBeVisible({ timeout: 30_000 });
  await reviewing.context().setOffline(false);
  await expectSaved(reviewing);
  await expect(reviewing.getByText(`${AUTHOR.name} ber dig granska texten`)).toBeVisible();
  await reviewing.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByText(`${REVIEWER.name} har godkänt texten`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rubrik', { exact: true })).toHaveValue('Brand i spisen');
  await reviewing.close();
});

test('the queue says what waits for whom, and a text that is taken back is out of it', async ({
  page,
  browser,
}) => {
  await askForReview(page, 'Rökkanalen rensas');
  const queue = await browser.newPage();
  await openAs(queue, service.origin, REVIEWER.username, '/profile/granskningar');
  const card = queue.getByRole('listitem').filter({ hasText: 'Rökkanalen rensas' });
  await expect(card).toContainText(`${AUTHOR.name} bad om granskning`);
  await expect(card).toContainText('Till dig');
  expect(await violations(queue)).toEqual([]);
  await queue.goto(`${service.origin}/profile`);
  await expect(queue.getByRole('heading', { name: 'Att granska' })).toBeVisible();
  await expect(card).toContainText('Till dig');
  const place = queue.locator('#sidomeny').getByRole('link', { name: /^Granskningar/ });
  await expect(place).toHaveAccessibleName(/\d att granska$/);
  await place.click();
  await page.getByRole('button', { name: 'Ta tillbaka' }).click();
  await expect(page.getByText('Väntar på granskning')).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await expect(queue.getByText('Inget väntar på din granskning.')).toBeVisible();
  await expect(place).toHaveAccessibleName('Granskningar');
  await queue.close();
});
