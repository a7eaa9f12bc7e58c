import type { Page } from '@playwright/test';
import { sidewaysScroll } from './every-width.ts';
import { lostTexts } from './lost-text.ts';

/** What WCAG 1.4.12 lets readers ask for. */
const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** What an open page loses to a reader's own spacing, on a phone and at a desk. Leaves the page as it was. */
export async function lostWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate(addStyleSheet, SPACED);
  const found: string[] = [];
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await lostTexts(page)).map((text) => `${width} px: ${text}`));
    if ((await sidewaysScroll(page)) > 0) found.push(`${width} px: wider than the screen`);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return found;
}

/** As a reader's own style sheet would: the page's rules for its own styles do not hold for it. Runs in the browser. */
function addStyleSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
