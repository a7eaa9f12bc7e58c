import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { expectSaved, makePost, openEditorAs, publish } from './editor-page.ts';

const service = sharedService();

/** No two have one name. @returns the address where it is written */
async function makeSharedBlock(page: Page): Promise<string> {
  const text = (id: string, words: string) => ({
    ...{ id, type: 'html', version: '1.0.0', props: { html: `<p>${words}</p>` }, children: [] },
  });
  const answer = await page.request.post(`${service.origin}/rubicore/core/v1/shared-block`, {
    headers: { origin: service.origin, 'x-csrf': '1' },
    data: {
      name: `Jourtider ${test.info().testId}`,
      content: [text('a', 'Vardagar.'), text('b', 'Helger.')],
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return `${service.origin}/profile/admin/gemensamma-block/${id}`;
}

async function write(tab: Page, at: string, words: string): Promise<void> {
  await tab.getByText(at, { exact: true }).click();
  await tab.keyboard.press('End');
  await tab.keyboard.type(words);
}

const save = (tab: Page) => tab.getByRole('button', { name: 'Spara', exact: true }).click();

test('a block that is saved for several pages is changed on all of them, and made ordinary on one', async ({
  page,
  browser,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const pageOf = (title: string, words: string) =>
    makePost(page, service.origin, {
      ...{ type: 'page', status: 'publish', title, excerpt: 'Så når du oss.', nodeIds: [1] },
      content: [
        { id: 'own', type: 'html', version: '1.0.0', props: { html: `<p>${words}</p>` }, children: [] },
      ],
    });
  const first = await pageOf('Växeln flyttar', 'Växeln svarar vardagar kl 8–16.');
  const other = await pageOf('Ring oss', 'Eget.');
  await page.goto(`${service.origin}/skapa-innehall/${first}`);
  await page.getByText('Växeln svarar vardagar kl 8–16.', { exact: true }).click();
  const frame = page.locator('[data-frame]').filter({ hasText: 'Växeln svarar' });
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Spara som gemensamt block' }).click();
  const form = page.getByRole('dialog', { name: 'Spara som gemensamt block' });
  await form.getByLabel('Namn').fill('Växelns öppettider');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(frame).toContainText('Växelns öppettider');
  await expect(frame).toContainText('Växeln svarar vardagar kl 8–16.');
  await expectSaved(page);
  await publish(page, 'Publicera nu');

  // Another page, where it is found by what people call such a thing.
  await page.goto(`${service.origin}/skapa-innehall/${other}`);
  await page.getByText('Eget.', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  const inserter = page.getByRole('dialog', { name: 'Lägg till ett block' });
  await inserter.getByRole('combobox').fill('samma på flera');
  await page.getByRole('option', { name: /Växelns öppettider/ }).click();
  await expect(frame).toContainText('Växelns öppettider');
  const seenOn = page.getByText('En ändring syns på 1 sida direkt.');
  await expect(seenOn).toBeVisible();
  // What makes an end of it is not what the key leads to.
  await page.keyboard.press('Control+Alt+p');
  await expect(seenOn).toBeFocused();
  await page.keyboard.press('Control+Alt+p');
  await expect(frame).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSaved(page);
  await publish(page, 'Publicera nu');
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await expect(page.getByText('En ändring syns på 2 sidor direkt.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${service.origin}/sida/ring-oss`);
  await expect(visitor.getByText('Växeln svarar vardagar kl 8–16.')).toBeVisible();

  await page.goto(`${service.origin}/profile/admin/gemensamma-block`);
  const row = page.getByRole('row').filter({ hasText: 'Växelns öppettider' });
  await expect(row).toContainText('2 sidor');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('link', { name: 'Växelns öppettider', exact: true }).click();
  await page.getByText('Växeln svarar vardagar kl 8–16.', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Lunchstängt.');
  await expect(page.getByText('Ändringen syns på 2 sidor så snart du sparar.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Sparat. Ändringen syns på 2 sidor.')).toBeVisible();
  const answer = await page.request.get(`${service.origin}/sida/ring-oss`);
  expect(await answer.text()).toContain('kl 8–16. Lunchstängt.');
  // What visitors share is renewed right after a write, not with it.
  await expect(async () => {
    await visitor.reload();
    const changed = visitor.getByText('Växeln svarar vardagar kl 8–16. Lunchstängt.');
    await expect(changed).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await visitor.close();

  // On this page alone it becomes ordinary text, and again a shared one by one step back.
  await page.goto(`${service.origin}/skapa-innehall/${other}`);
  await page.locator('[data-frame]').filter({ hasText: 'Lunchstängt' }).click();
  await page.getByRole('button', { name: 'Gör om till vanliga block' }).click();
  await expect(page.locator('[data-canvas]')).not.toContainText('Växelns öppettider');
  await page.getByRole('button', { name: 'Ångra', exact: true }).first().click();
  await expect(page.locator('[data-canvas]')).toContainText('Växelns öppettider');
});

test('two who write in one shared block both keep their words, and are asked where they wrote the same', async ({
  page,
}) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  const address = await makeSharedBlock(page);
  const other = await page.context().newPage();
  await page.goto(address);
  await other.goto(address);
  await write(page, 'Vardagar.', ' Kl. 8.');
  await write(other, 'Helger.', ' Kl. 10.');
  await save(other);
  await expect(other.getByRole('status').getByText('Sparat.')).toBeVisible();
  await save(page);
  await expect(page.getByText(/Sparat tillsammans med det som .+ har ändrat/)).toBeVisible();
  await expect(page.locator('[data-canvas]')).toContainText('Helger. Kl. 10.');

  await write(page, 'Vardagar. Kl. 8.', ' Ring växeln.');
  await save(page);
  await expect(page.getByRole('status').getByText('Sparat.')).toBeVisible();
  await other.bringToFront();
  await other.getByText('Vardagar.', { exact: true }).click();
  await other.keyboard.press('Control+A');
  await other.keyboard.type('Ring jouren.');
  await save(other);
  await expect(other.getByText(/har ändrat samma ord som du/)).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Behåll mitt' }).click();
  await expect(other.locator('[data-canvas]')).toContainText('Ring jouren.');
  await save(other);
  await expect(other.getByRole('status').getByText('Sparat.')).toBeVisible();
});

test('what is typed in a shared block while it is being saved stays, and is saved next', async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await page.goto(await makeSharedBlock(page));
  const { promise: typed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/shared-block/*', async (route) => {
    if (route.request().method() === 'PUT') await typed;
    await route.continue();
  });
  await write(page, 'Vardagar.', ' Kl. 8.');
  await save(page);
  await expect(page.getByRole('button', { name: 'Sparar …' })).toBeVisible();
  await write(page, 'Helger.', ' Kl. 10.');
  letThrough();
  await expect(page.getByRole('button', { name: 'Spara', exact: true })).toBeVisible();
  await expect(page.locator('[data-canvas]')).toContainText('Helger. Kl. 10.');
  await save(page);
  await expect(page.getByRole('status').getByText('Sparat.')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-canvas]')).toContainText('Helger. Kl. 10.');
});
