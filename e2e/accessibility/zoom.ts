import type { Page } from '@playwright/test';
import { sidewaysScroll } from './every-width.ts';
import { lostTexts } from './lost-text.ts';

/** What 1280 × 1024 pixels leave at 400 %. */
export const AT_400_PERCENT = { width: 320, height: 256 } as const;

/** What an open page loses at 400 %. */
export async function lostWhenZoomed(page: Page): Promise<string[]> {
  await page.setViewportSize(AT_400_PERCENT);
  const found = await lostTexts(page);
  const sidewaysPx = await sidewaysScroll(page);
  return sidewaysPx > 0 ? [...found, `${sidewaysPx} px wider than the screen`] : found;
}
