import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openAs } from '../sign-in/sign-in-page.ts';

export const LIBRARY = '/profile/admin/media';

/** Opens the library as somebody who has signed in. */
export async function openLibrary(
  page: Page,
  { origin, username, query = '' }: { origin: string; username: string; query?: string },
): Promise<void> {
  await openAs(page, origin, username, LIBRARY + query);
  await expect(page.getByText('Hämtar filerna')).toHaveCount(0);
}

/** Opens what a phone folds away above the list; elsewhere it is there. */
export async function unfoldTools(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Filter och visning' });
  if (await opener.isVisible()) await opener.click();
}

/** The files that are shown, as links. */
export function filesIn(page: Page): Locator {
  return page.locator('[data-file]');
}

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** A photograph that no other is like: what it was taken with, and where, is in it. */
export async function photograph(name: string, widthPx = 1600, heightPx = 1067): Promise<TestFile> {
  const shade = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 256, 7);
  const buffer = await sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: { r: shade, g: 120, b: 255 - shade },
    },
  })
    .jpeg()
    .withExif({ IFD0: { Make: 'Kameramakaren' }, IFD3: { GPSLatitude: '63/1 10/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The browser's file chooser of the page itself, or of the window that is open. */
export function fileChooser(within: Page | Locator): Locator {
  return within.locator('input[type=file]').first();
}

/** A file in the panel where files are added. */
export function upload(page: Page, filename: string): Locator {
  return page
    .getByRole('region', { name: 'Lägg till filer' })
    .getByRole('listitem')
    .filter({ has: page.getByText(filename, { exact: true }) });
}
