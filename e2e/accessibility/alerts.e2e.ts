import { expect, test } from '@playwright/test';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { type AlertsStack, startWithAlerts } from './alerts-stack.ts';
import { violationsAtEveryWidth } from './every-width.ts';
import { openPanel, PANELS } from './panels.ts';

/** What looks different when there are fewer crises, and one page of each kind that only moves. */
const PATHS = [
  '/',
  '/nyheter',
  '/nyhet/sa-minskar-du-brandrisken-i-advent',
  '/krisinformation',
  '/krisinformation/rok-fran-industribrand-i-asbruk',
  '/sok/brandvarnare',
];

test.use({ colorScheme: 'light' });

// The demo itself has three crises.
for (const { day, count } of [
  { day: 'on a day without crises', count: 0 },
  { day: 'on a day with one crisis', count: 1 },
]) {
  test.describe(day, () => {
    let stack: AlertsStack;

    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async ({ playwright }) => {
      test.setTimeout(120_000);
      stack = await startWithAlerts(playwright.request, count);
    });
    test.afterAll(() => stack.stop());

    for (const path of PATHS) {
      test(`${path} can be used by everyone, at every width and in both themes`, async ({ page }) => {
        await page.goto(stack.origin + path);
        await hydrated(page);
        await expect(page.locator('header section[aria-label="Pågående kriser"] a')).toHaveCount(count);
        expect(await violationsAtEveryWidth(page)).toEqual([]);
      });
    }

    for (const panel of PANELS) {
      test(`the open ${panel.name} can be used by everyone`, async ({ page }) => {
        await page.goto(`${stack.origin}/nyheter`);
        await hydrated(page);
        await openPanel(page, panel);
        expect(await violationsAtEveryWidth(page)).toEqual([]);
      });
    }
  });
}
