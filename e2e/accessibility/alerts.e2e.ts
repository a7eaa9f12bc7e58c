import { expect } from '@playwright/test';
import { test } from '../one-tab.ts';
import { ownService } from '../own-service.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { endAlerts } from './end-alerts.ts';
import { violationsAtEveryWidth } from './every-width.ts';
import { openPanel, PANELS } from './panels.ts';

/** The start page, a list, and the page of the crises themselves: others differ in the header alone. */
const PATHS = ['/', '/nyheter', '/krisinformation'];

test.use({ colorScheme: 'light' });

// One day after the other, in one service.
test.describe.configure({ mode: 'serial' });
const service = ownService('alerts');

// The demo itself has three crises.
for (const { day, count } of [
  { day: 'on a day with one crisis', count: 1 },
  { day: 'on a day without crises', count: 0 },
]) {
  test.describe(day, () => {
    test.beforeAll(({ playwright }) => endAlerts(playwright.request, service.origin, count));

    for (const path of PATHS) {
      test(`${path} can be used by everyone, at every width and in both themes`, async ({ page }) => {
        await page.goto(service.origin + path);
        await hydrated(page);
        await expect(page.locator('header section[aria-label="Pågående kriser"] a')).toHaveCount(count);
        expect(await violationsAtEveryWidth(page)).toEqual([]);
      });
    }

    for (const panel of PANELS) {
      test(`the open ${panel.name} can be used by everyone`, async ({ page }) => {
        await page.goto(`${service.origin}/nyheter`);
        await hydrated(page);
        await openPanel(page, panel);
        expect(await violationsAtEveryWidth(page)).toEqual([]);
      });
    }
  });
}
