import { expect, type Page } from '@playwright/test';
import { test } from '../one-tab.ts';
import { ROUTES } from '../pages/routes.ts';
import { COLOUR_RULES, violations } from '../pages/violations.ts';
import { hydrated } from '../sign-in/sign-in-page.ts';
import { listenTo } from './console-and-requests.ts';
import { violationsAtEveryWidth } from './every-width.ts';
import { movements } from './movements.ts';
import { openPanel, PANELS } from './panels.ts';
import { tabStopProblems } from './tab-stops.ts';
import { lostWhenSpaced } from './text-spacing.ts';
import { lostWhenZoomed } from './zoom.ts';

// Each page is opened once, and looked at in every way that somebody may read it.
test.use({ colorScheme: 'light' });
test.describe.configure({ timeout: 120_000 });

type Look = [way: string, problems: (page: Page) => Promise<string[]>];

const LOOKS: readonly Look[] = [
  ['at every width and in both themes', (page) => violationsAtEveryWidth(page)],
  ["with a reader's own spacing", lostWhenSpaced],
  ['at 400 %', lostWhenZoomed],
];

const READER_SETTINGS: Look = [
  'in the colours of the reader, with nothing that moves',
  async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    return [...(await violations(page, { without: COLOUR_RULES })), ...(await movements(page))];
  },
];

const TAB_KEY: Look = [
  'by the Tab key, from the first stop to the last',
  async (page) => {
    // An outline that grows slowly is not there yet when it is looked at.
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 0));
    return await tabStopProblems(page);
  },
];

async function look(page: Page, looks: readonly Look[]): Promise<void> {
  for (const [way, problems] of looks) {
    await test.step(way, async () => expect.soft(await problems(page), way).toEqual([]));
  }
}

for (const { path } of [...ROUTES, { path: '/finns-inte' }]) {
  test(`${path} can be read and used by everyone`, async ({ page, baseURL: origin = '' }) => {
    const stopListening = listenTo(page, origin);
    await page.goto(path);
    await hydrated(page);
    await look(page, [...LOOKS, READER_SETTINGS, TAB_KEY]);
    await expect(page.getByRole('alert', { name: 'Fel' })).toBeEmpty();
    expect(await page.context().cookies()).toEqual([]);
    // The browser itself tells of an answer that is a 404.
    const heard = stopListening().filter((words) => path !== '/finns-inte' || !words.includes('404'));
    expect(heard, 'warnings, errors and calls to others').toEqual([]);
  });
}

for (const panel of PANELS) {
  test(`the open ${panel.name} can be read and used by everyone`, async ({ page }) => {
    await page.goto('/sida/brandvarnare');
    await hydrated(page);
    await openPanel(page, panel);
    await look(page, LOOKS);
    // The page is at 400 % now.
    const sheet = page.locator(`#${panel.id}`);
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // The sheet takes the height of the window a moment after it: whoever comes to the link by then has it in sight.
    await expect(async () => {
      await sheet.getByRole('link').first().focus();
      await sheet.getByRole('link').last().focus();
      await expect(sheet.getByRole('link').last()).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
}
