import { expect, type Page, test } from '@playwright/test';
import { pressUntilFocused } from '../accessibility/press-until-focused.ts';
import { sharedService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { expectSaved, makePost, openEditorAs } from './editor-page.ts';

const service = sharedService();
const WIDE_SCREEN = { width: 1440, height: 900 };

const node = (id: string, type: string, props: object, children: object[] = []) => ({
  ...{ id, type, version: '1.0.0', props, children },
});
const CONTENT = [
  node('heading', 'heading', { text: 'Innan du eldar', size: 2 }),
  node('text', 'html', { html: '<p>Fråga grannen. <a href="/">Läs mer</a></p>' }),
  node('picture', 'image', { imgSrc: '', caption: '' }),
  node('card', 'card', { title: 'Ett kort', text: '', imgSrc: '', buttonLabel: '', buttonUrl: '' }),
  node('last', 'heading', { text: 'Efteråt', size: 3 }),
];

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Block' });
const block = (page: Page, id: string) => page.locator(`[data-frame="${id}"]`);
const topOf = async (page: Page, id: string) => (await block(page, id).boundingBox())?.y;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE_SCREEN);
  await openEditorAs(page, service.origin, EDITOR.username);
  const post = { type: 'news', title: 'Elda säkert', status: 'draft', content: CONTENT };
  const id = await makePost(page, service.origin, post);
  await page.goto(`${service.origin}/skapa-innehall/${id}`);
  await expect(block(page, 'last')).toBeVisible();
});

test('by keys alone a block is chosen, changed in the panel, come back to, and the change undone', async ({
  page,
}) => {
  const canvas = page.getByRole('group', { name: 'Sidans innehåll' });
  await canvas.focus();
  await page.keyboard.press('ArrowDown');
  await expect(block(page, 'heading')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Block' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { name: 'Rubrik' })).toBeVisible();

  await page.keyboard.press('Control+Alt+p');
  await expect(panel(page).getByRole('radio', { name: 'Stor (h2)' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Mellan (h3)' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(block(page, 'heading')).toBeFocused();
  await expectSaved(page);

  await page.keyboard.press('Control+z');
  await expect(panel(page).getByRole('radio', { name: 'Stor (h2)' })).toBeChecked();
  // The same key leads there and back, and undo is undo of the page there too.
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Alt+p');
  await page.keyboard.press('Control+z');
  await expect(panel(page).getByRole('radio', { name: 'Stor (h2)' })).toBeChecked();
  await page.keyboard.press('Control+Alt+p');
  await expect(block(page, 'heading')).toBeFocused();
  // With none chosen the panel is about all of the post.
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Inställningar' })).toBeVisible();
});

test('a press on a block shows its form beside it and leaves focus and everything on the canvas where it is', async ({
  page,
}) => {
  const top = await topOf(page, 'last');
  for (const [id, focused] of [
    ['text', page.getByRole('textbox', { name: 'Text', exact: true })],
    ['picture', block(page, 'picture')],
    ['card', block(page, 'card')],
    ['heading', block(page, 'heading').getByRole('textbox')],
  ] as const) {
    await block(page, id).click({ position: { x: 4, y: 6 } });
    await expect(focused).toBeFocused();
    expect(await topOf(page, 'last')).toBe(top);
  }
  await block(page, 'card').click({ position: { x: 4, y: 6 } });
  await expect(block(page, 'card').getByRole('textbox')).toHaveCount(0);
  await panel(page).getByLabel('Rubrik').fill('Ett annat kort');
  await expect(block(page, 'card').getByRole('heading', { name: 'Ett annat kort' })).toBeVisible();
  // Enter in a block that has nothing to write in leads to what is said of it.
  await page.keyboard.press('Escape');
  await expect(block(page, 'card')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Rubrik')).toBeFocused();
  // What it is called is written on the canvas: the panel then is about all of the post again.
  await page.getByRole('textbox', { name: 'Ingress' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Inställningar' })).toBeVisible();
});

test('the panel tells what was found in a block and what can be done with it, for everybody', async ({
  page,
}) => {
  // What is found in a block is reported once it has been left.
  await expect(page.getByRole('treeitem', { name: /att se över/ }).first()).toBeVisible();
  await block(page, 'text').click();
  await expect(panel(page).getByText('Länktexten ”Läs mer” säger inte vart länken leder')).toBeVisible();
  await block(page, 'picture').click();
  await pressUntilFocused(page, 'Tab', panel(page).getByRole('button', { name: 'Välj bild' }));
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Flytta upp' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Bilden flyttades till plats 2 av 5' }),
  ).toBeVisible();
  await panel(page).getByRole('button', { name: 'Ta bort' }).click();
  await expect(block(page, 'picture')).toHaveCount(0);
});

test('where there is no room beside it the form stands below the block, and the key leads there and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(page.getByRole('tab', { name: 'Block' })).toHaveCount(0);
  await block(page, 'heading').click({ position: { x: 4, y: 6 } });
  await page.keyboard.press('Control+Alt+p');
  await expect(block(page, 'heading').getByRole('radio').first()).toBeVisible();
  await expect(block(page, 'heading').locator('[data-block-form] :focus')).toHaveCount(1);
  await page.keyboard.press('Control+Alt+p');
  await expect(block(page, 'heading')).toBeFocused();
});

test('bars, steps and tools stand on a row each from the width of a small computer, and undo stands there once', {
  tag: '@any-screen',
}, async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Det du skriver' });
  const rowsOf = (names: readonly string[], role: 'button' | 'tab' | 'radio') =>
    Promise.all(
      names.map(async (name) => {
        const box = await page.getByRole(role, { name, exact: true }).first().boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
      }),
    ).then((middles) => new Set(middles).size);
  for (const width of [1024, 1100, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await block(page, 'text').getByText('Fråga grannen').click();
    await expect(page.getByRole('button', { name: 'Fet' })).toBeVisible();
    expect((await bar.boundingBox())?.height, `bar at ${width}`).toBeLessThan(70);
    expect(await rowsOf(['Skriv', 'Dator'], 'radio')).toBe(1);
    expect(await rowsOf(['Sök och ersätt', 'Kommentarer'], 'button')).toBe(1);
    expect(await rowsOf(['Block', 'Inställningar', 'Redaktörer', 'Författare', 'Granska'], 'tab')).toBe(1);
    const tools = ['Flytta ned', 'Fet', 'Länk'].map((name) => `[role=toolbar] button[aria-label="${name}"]`);
    const tops = await Promise.all(
      tools.map(async (tool) => Math.round((await page.locator(tool).boundingBox())?.y ?? 0)),
    );
    expect(Math.max(...tops) - Math.min(...tops), `tools at ${width}: ${tops}`).toBeLessThan(4);
    await expect(page.getByRole('button', { name: 'Ångra', exact: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});

test('on a phone every step is seen whole, and what is pressed stays readable under the pointer', async ({
  page,
}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 667 });
    const cut = await page
      .getByRole('tablist', { name: 'Steg till publicering' })
      .evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(cut, `at ${width}`).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize(WIDE_SCREEN);
  const preview = page.getByRole('button', { name: 'Förhandsgranska' });
  const looks = () => preview.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await looks();
  await preview.click();
  await expect(preview).toHaveAttribute('aria-pressed', 'true');
  await preview.hover();
  const hovered = await looks();
  await page.mouse.move(0, 0);
  await expect.poll(looks).toBe(hovered);
  expect(hovered).not.toBe(before);
});
