import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sharedService } from '../own-service.ts';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { EDITOR } from '../sign-in/sign-in-page.ts';
import { beginNews, expectSaved, openEditorAs, writeText } from './editor-page.ts';

const service = sharedService();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditorAs(page, service.origin, EDITOR.username);
  await beginNews(page);
});

test('title and lead are written above the blocks, signs at the beginning of a line shape it, and words are counted', async ({
  page,
}) => {
  await page.getByLabel('Rubrik', { exact: true }).focus();
  await page.keyboard.type('Elda säkert');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toBeFocused();
  await page.keyboard.type('Tänk på vinden.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('## Innan du eldar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Fråga grannen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. Ring');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Aldrig inomhus');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.locator('h2')).toHaveText('Innan du eldar');
  await expect(text.locator('ul li')).toHaveText('Fråga grannen');
  await expect(text.locator('ol li')).toHaveText('Ring');
  await expect(text.locator('blockquote')).toHaveText('Aldrig inomhus');
  await expect(page.getByText('13 ord, under en minut att läsa')).toBeVisible();
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInTheDark(page)).toEqual([]);
});

test('a picture that is dropped asks for its words and becomes a block, papers that are pasted become one too', async ({
  page,
}) => {
  await writeText(page, 'Före.');
  await give(page, 'drop', {
    name: 'brandfilt.jpg',
    type: 'image/jpeg',
    path: 'demo/media/brandfilt-kok.jpg',
  });
  const dialog = page.getByRole('dialog', { name: 'Lägg till filer' });
  await dialog.getByLabel('Titel').fill('Brandfilt');
  await dialog.getByRole('textbox', { name: 'Alt-text' }).fill('En brandfilt i ett kök');
  await dialog.getByRole('button', { name: /^Lägg till/ }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(
    page.locator('[data-canvas]').getByRole('img', { name: 'En brandfilt i ett kök' }),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-canvas]').getByRole('img')).toHaveCount(0);

  const pdf = 'demo/media/checklista-brandskydd-hemma.pdf';
  await give(page, 'paste', { name: 'checklista.pdf', type: 'application/pdf', path: pdf });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Checklista');
  await dialog.getByRole('textbox', { name: 'Vad dokumentet handlar om' }).fill('Vad som ska finnas hemma');
  await dialog.getByRole('button', { name: /^Lägg till/ }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByLabel('Dokument 1: titel')).toHaveValue('Checklista');
});

/** Drops or pastes a file on the first block. */
async function give(
  page: Page,
  how: 'drop' | 'paste',
  { name, type, path }: { name: string; type: string; path: string },
): Promise<void> {
  const bytes = readFileSync(new URL(`../../${path}`, import.meta.url)).toString('base64');
  await page
    .locator('[data-frame]')
    .first()
    .evaluate(
      (frame, given) => {
        const data = new DataTransfer();
        const binary = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0));
        data.items.add(new File([binary], given.name, { type: given.type }));
        const options = { bubbles: true, cancelable: true };
        frame.dispatchEvent(
          given.how === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      { bytes, name, type, how },
    );
}
