import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, openEditorAs, writeText } from './editor-page.ts';

const service = sharedService();

test.beforeEach(async ({ page }) => {
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
});

test('on an empty line within a text “/” offers blocks at the caret, and divides the text where one is put', async ({
  page,
}) => {
  await writeText(page, 'Före.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Efter.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('/video');
  const menu = page.getByRole('listbox', { name: 'Lägg till ett block' });
  await expect(menu.getByRole('option')).toHaveText([/^Film/]);
  expect(await violations(page)).toEqual([]);
  await expectBesideCaret(page);

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Filmens adress')).toBeFocused();
  await page.keyboard.type('https://example.org/film');
  await expect(
    page.getByText(
      'Vi kan inte bädda in film från example.org. Läsaren får en länk i stället. Tillåtna: YouTube och Vimeo.',
    ),
  ).toBeVisible();
  await expectBlocks(page, ['Text: Före.', 'Film', 'Text: Efter.']);
});

test('arrows choose, Escape leaves what is written, and a word that no block has is answered with the nearest', async ({
  page,
}) => {
  await writeText(page, '/vidoe');
  await expect(
    page.getByRole('status').filter({ hasText: 'Inget block heter ”vidoe”. Menade du Film?' }),
  ).toHaveCount(1);
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Backspace');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('dagar');
  await expect(options).toHaveCount(0);
  await expect(page.locator('[data-first-field]')).toHaveText('/dagar');
});

test('a list asked for by its name is begun in the text, where the caret is', async ({ page }) => {
  await writeText(page, '/lista');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(0)).toHaveText(/^Punktlista/);
  await expect(options.nth(1)).toHaveText(/^Numrerad lista/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hjälm');
  await expect(page.locator('[data-first-field] ul > li')).toHaveText('Hjälm');
});

test('“/” after words is a sign like others, and asks for nothing', async ({ page }) => {
  await writeText(page, 'och/eller');
  await expect(page.locator('[data-first-field]')).toHaveText('och/eller');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

/** The list begins at the line that is written, and all of it is on screen. */
async function expectBesideCaret(page: Page): Promise<void> {
  const line = await page.locator('[data-first-field] p', { hasText: '/video' }).boundingBox();
  const list = await page.getByRole('listbox').boundingBox();
  if (line === null || list === null) throw new Error('Nothing is shown.');
  const below = list.y - (line.y + line.height);
  const above = line.y - (list.y + list.height);
  expect(Math.max(below, above)).toBeLessThan(24);
  expect(list.x).toBeGreaterThanOrEqual(0);
  expect(list.x + list.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function expectBlocks(page: Page, labels: readonly string[]): Promise<void> {
  const frames = page.locator('[data-frame]');
  await expect(frames).toHaveCount(labels.length);
  for (const [index, label] of labels.entries())
    await expect(frames.nth(index)).toHaveAttribute('aria-label', new RegExp(`^${label}`));
}
