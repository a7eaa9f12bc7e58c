import type { Page } from '@playwright/test';
import { darken, violations, violationsByColour } from '../pages/violations.ts';

/** A phone, a tablet, a desk. */
const WIDTHS_PX = [375, 768, 1440] as const;
const HEIGHT_PX = 900;

/** What keeps somebody from using an open page, at every width and in both themes. Begins in the light one. */
export async function violationsAtEveryWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    found.push(...(await violations(page)).map((violation) => `${width} px, light: ${violation}`));
    const sidewaysPx = await sidewaysScroll(page);
    if (sidewaysPx > 0) found.push(`${width} px: ${sidewaysPx} px wider than the screen`);
  }
  await darken(page);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    found.push(...(await violationsByColour(page)).map((violation) => `${width} px, dark: ${violation}`));
  }
  return found;
}

/** By how many pixels a page is wider than its screen. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
