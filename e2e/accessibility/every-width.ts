import type { Page } from '@playwright/test';
import { darken, violations, violationsByColour } from '../pages/violations.ts';

/** A phone, a tablet, a desk. */
const WIDTHS_PX: readonly number[] = [375, 768, 1440];
const HEIGHT_PX = 900;

type WidthOptions = {
  widthsPx?: readonly number[];
  /** Where a bar stands that stays in sight: only there does it lie over nothing. */
  bar?: 'at the top' | 'at the end' | undefined;
};

/** What keeps somebody from using an open page, at every width and in both themes. Begins in the light one. */
export async function violationsAtEveryWidth(
  page: Page,
  { widthsPx = WIDTHS_PX, bar }: WidthOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    if (bar !== undefined) {
      await page.evaluate((y) => scrollTo(0, y), bar === 'at the top' ? 0 : Number.MAX_SAFE_INTEGER);
    }
    found.push(...(await violations(page)).map((violation) => `${width} px, light: ${violation}`));
    const sidewaysPx = await sidewaysScroll(page);
    if (sidewaysPx > 0) found.push(`${width} px: ${sidewaysPx} px wider than the screen`);
  }
  await darken(page);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    found.push(...(await violationsByColour(page)).map((violation) => `${width} px, dark: ${violation}`));
  }
  return found;
}

/**
 * As above for one of many states of a document, on a phone and at a desk; whatever theme and width came before, with
 * nothing that moves. The narrowest screen must not scroll sideways either.
 */
export async function violationsInState(page: Page, bar?: WidthOptions['bar']): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found = await violationsAtEveryWidth(page, { widthsPx: [375, 1440], bar });
  await page.setViewportSize({ width: 320, height: HEIGHT_PX });
  const sidewaysPx = await sidewaysScroll(page);
  return sidewaysPx > 0 ? [...found, `320 px: ${sidewaysPx} px wider than the screen`] : found;
}

const TRIES = 10;
const PAUSE_MS = 100;

/** By how many pixels a page is wider than its screen, once menus that lie over it have followed a change of its width. */
export async function sidewaysScroll(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  let sidewaysPx = await measure();
  for (let tries = 1; tries < TRIES && sidewaysPx > 0; tries += 1) {
    await page.waitForTimeout(PAUSE_MS);
    sidewaysPx = await measure();
  }
  return sidewaysPx;
}
