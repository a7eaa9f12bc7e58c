import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Shot } from './shots.ts';

/** How much of a long page is shown. */
const MAX_HEIGHT_PX = 2400;
const MAX_BYTES = 60_000;
const QUALITIES = [80, 65, 50, 35, 20];

/** A picture of a view from its top, at half its size, as WebP of at most 60 kB. */
export async function takeShot(page: Page, origin: string, { path, prepare }: Shot): Promise<Buffer> {
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.locator('html[data-is-hydrated=true]').waitFor();
  await prepare?.(page);
  const width = page.viewportSize()?.width ?? 0;
  const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  // Pictures further down wait until they come into view.
  const height = Math.min(wholeHeight, MAX_HEIGHT_PX);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  return await compact(png, Math.round(width / 2));
}

async function compact(png: Buffer, width: number): Promise<Buffer> {
  let smallest = png;
  for (const quality of QUALITIES) {
    smallest = await sharp(png).resize({ width }).webp({ quality, effort: 5 }).toBuffer();
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest;
}
