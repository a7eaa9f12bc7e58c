import { expect, type Page, test } from '@playwright/test';
import { violationsInState } from '../accessibility/every-width.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { expectSaved, makePost, openEditorAs, publish } from './editor-page.ts';

/** At most so far from the top the text begins. */
const TEXT_PX = 96;
const menu = (page: Page) => page.getByRole('button', { name: 'Mer', exact: true });

/** Does what stands in the menu of the bar. */
async function more(page: Page, name: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  await menu(page).tap();
  await page.getByRole(role, { name, exact: true }).tap();
}

// Information to staff, which no visitor's page shows: the service of all journeys does.

test('information is written and published by touch on a phone', async ({ page, baseURL: origin = '' }) => {
  await openEditorAs(page, origin, EDITOR.username);
  await page
    .getByRole('button', { name: /^Information/ })
    .first()
    .tap();
  await page.getByText('Skriv här, eller tryck /').tap();
  await page.keyboard.type('Skrivet med tummen.');
  await page.getByLabel('Rubrik', { exact: true }).tap();
  await page.keyboard.type('Från utryckningen');
  await page.getByLabel('Målgrupp').selectOption({ label: 'Kommungemensamt' });
  await expectSaved(page);
  await more(page, 'Mobil', 'menuitemradio');
  await expect(page.frameLocator('iframe').getByText('Skrivet med tummen.')).toBeVisible();
  await page.getByText('Skriv', { exact: true }).tap();
  await publish(page);
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widthPx).toBeLessThanOrEqual(375);
});

test('on a phone the text begins below one row, and the menu in it has all other ways', async ({
  page,
  baseURL: origin = '',
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openEditorAs(page, origin, EDITOR.username, '/profile');
  const content = [
    { id: 'a', type: 'heading', version: '1.0.0', children: [], props: { text: 'Först', size: 2 } },
  ];
  const id = await makePost(page, origin, { type: 'info', title: 'Under en rad', nodeIds: [2], content });
  await page.goto(`/skapa-innehall/${id}`);
  const title = page.getByLabel('Rubrik', { exact: true });
  const bar = page.getByRole('region', { name: 'Det du skriver' });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.y).toBeLessThanOrEqual(TEXT_PX);
  for (const way of await bar.locator('a:visible, button:visible').all()) {
    const box = await way.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await violationsInState(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 667 });

  await title.fill('Under en enda rad');
  await expectSaved(page);
  await more(page, 'Ångra');
  await expect(title).toHaveValue('Under en rad');
  await more(page, 'Gör om');
  await expect(title).toHaveValue('Under en enda rad');
  await more(page, 'Sök och ersätt');
  await expect(page.getByRole('textbox', { name: 'Sök efter', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  for (const [way, dialog] of [
    ['Visa innehållet som lista', 'Innehåll'],
    ['Kommentarer', 'Kommentarer'],
    ['Historik', 'Historik'],
    ['Dela utkast', 'Dela utkast'],
  ] as const) {
    await more(page, way);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  }
  await more(page, 'Inställningar');
  await expect(page.getByRole('tab', { name: 'Inställningar' })).toBeInViewport();
  await bar.getByRole('link', { name: 'Till Mitt innehåll' }).tap();
  await expect(page).toHaveURL('/profile/my-content');
});

test('on a phone the bar of the workplace comes out over the editor for whoever asks, and goes again', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username, '/skapa-innehall/301');
  const workplace = page.getByRole('banner', { name: 'Arbetsytan' });
  const heightPx = async () => (await workplace.boundingBox())?.height ?? 0;
  await expect(menu(page)).toBeVisible();
  expect(await heightPx()).toBeLessThan(2);
  await more(page, 'Meny, sök och aviseringar');
  await expect(workplace.getByRole('button', { name: 'Meny' })).toBeFocused();
  expect(await heightPx()).toBeGreaterThanOrEqual(44);
  await workplace.getByRole('button', { name: /^Aviseringar/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Aviseringar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Aviseringar' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  expect(await heightPx()).toBeLessThan(2);
  // By keys it comes out by itself.
  await page.getByRole('link', { name: 'Hoppa till innehållet' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(heightPx).toBeGreaterThanOrEqual(44);
});

test('on a phone a block has few tools, each of a thumb’s size, and the others in a menu', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username, '/skapa-innehall/301');
  await page.locator('[data-frame]').first().tap();
  const tools = page.getByRole('toolbar', { name: /^Verktyg för/ });
  for (const tool of await tools.getByRole('button').all()) {
    const box = await tool.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await tools.getByRole('button', { name: 'Mer att göra' }).tap();
  await page.getByRole('menuitem', { name: 'Flytta till …' }).tap();
  await expect(page.getByRole('dialog', { name: /^Flytta / })).toBeVisible();
});

test('in a table on a low screen no cell that is gone to by keys is behind the tools', async ({
  page,
  baseURL: origin = '',
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const rows = Array.from({ length: 9 }, (_, at) => ({
    ...{ id: `r${at}`, type: 'table-row', version: '1.0.0', children: [] },
    props: { items: `Plats ${at}|Läge` },
  }));
  const head = { id: 'h', type: 'table-heading', version: '1.0.0', children: [], props: { headings: 'A|B' } };
  const content = [{ id: 't', type: 'table', version: '1.0.0', props: {}, children: [head, ...rows] }];
  await openEditorAs(page, origin, EDITOR.username, '/profile');
  const id = await makePost(page, origin, { type: 'info', title: 'Lägen', nodeIds: [2], content });
  await page.goto(`/skapa-innehall/${id}`);
  await page.getByText('Plats 0', { exact: true }).click();
  await page.getByLabel('Rad 2, kolumn 1').focus();
  const tools = page.getByRole('toolbar', { name: /^Verktyg för/ });
  for (let row = 3; row <= 10; row += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const cell = page.getByLabel(`Rad ${row}, kolumn 1`);
    await expect(cell).toBeFocused();
    const bottom = (await cell.boundingBox()) ?? { y: 0, height: 0 };
    expect(bottom.y + bottom.height).toBeLessThanOrEqual((await tools.boundingBox())?.y ?? 0);
  }
});

test('letters of twice the size cut nothing of the editor’s bar and views on a phone', async ({
  page,
  baseURL: origin = '',
}) => {
  await openEditorAs(page, origin, EDITOR.username, '/skapa-innehall/301');
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await more(page, 'Surfplatta', 'menuitemradio');
  const views = page.getByRole('group', { name: 'Förhandsgranska' });
  for (const view of await views.getByText(/^(Skriv|Mobil|Surfplatta|Dator)$/).all()) {
    await expect(view).toBeInViewport({ ratio: 1 });
  }
  const cut = await page
    .getByRole('region', { name: 'Det du skriver' })
    .evaluate((bar) =>
      [bar, ...bar.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
  expect(cut).toEqual([]);
});
