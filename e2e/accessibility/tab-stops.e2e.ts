import { expect } from '@playwright/test';
import { test } from '../one-tab.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { openPanel, PANELS } from './panels.ts';
import { problemsOf, tabStopProblems, walkTabStops } from './tab-stops.ts';

// An outline that grows slowly is not there yet when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const panel of PANELS) {
  test(`anyone who leaves the ${panel.name} by the Tab key sees where`, async ({ page }) => {
    await page.goto('/sida/brandvarnare');
    await hydrated(page);
    await openPanel(page, panel);
    expect(problemsOf(await walkTabStops(page))).toEqual([]);
    await expect(page.locator(`#${panel.id}`)).toBeHidden();
  });
}

for (const [what, style, problem] of [
  ['is not marked', 'outline: none', /looks the same with focus/],
  ['is marked faintly', 'outline-color: rgb(240, 240, 240)', /an outline of rgb\(240, 240, 240\)/],
  ['lies under the header', 'position: fixed; top: 60px; left: 50%; z-index: 1', /under /],
  ['lies outside the screen', 'position: fixed; top: -200px', /outside the screen/],
] as const) {
  test(`a stop that ${what} is reported`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/changelog');
    await hydrated(page);
    await page.locator('main h1').evaluate((heading, css) => {
      const link = document.createElement('a');
      link.href = '/';
      link.textContent = 'Hit';
      link.style.cssText = css;
      heading.before(link);
    }, style);
    expect((await tabStopProblems(page)).filter((one) => one.startsWith('a Hit')).join()).toMatch(problem);
  });
}
