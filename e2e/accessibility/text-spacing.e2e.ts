import { expect, type Page } from '@playwright/test';
import { test } from '../one-tab.ts';
import { ROUTES } from '../pages/routes.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { sidewaysScroll } from './every-width.ts';
import { lostTexts } from './lost-text.ts';
import { openPanel, PANELS } from './panels.ts';

/** What WCAG 1.4.12 lets readers ask for. */
const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

async function lostWhenSpaced(page: Page): Promise<string[]> {
  // As a reader's own style sheet would: the page's rules for its own styles do not hold for it.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  const found: string[] = [];
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await lostTexts(page)).map((text) => `${width} px: ${text}`));
    if ((await sidewaysScroll(page)) > 0) found.push(`${width} px: wider than the screen`);
  }
  return found;
}

for (const { path } of [...ROUTES, { path: '/finns-inte' }]) {
  test(`${path} loses no text to a reader's own spacing`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await lostWhenSpaced(page)).toEqual([]);
  });
}

for (const panel of PANELS) {
  test(`the ${panel.name} loses no text to a reader's own spacing`, async ({ page }) => {
    await page.goto('/nyheter');
    await hydrated(page);
    await openPanel(page, panel);
    expect(await lostWhenSpaced(page)).toEqual([]);
  });
}
