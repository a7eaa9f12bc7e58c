import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { serveFolder } from './serve-folder.ts';

const BUILT = fileURLToPath(new URL('../../apps/workbook/dist/', import.meta.url));

/** What a whole page owes its readers; the workbook shows parts of one. */
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** The narrowest that a page is read at without scrolling sideways. Source: WCAG 2.2, 1.4.10 Reflow. */
const NARROWEST_PX = 320;

let origin: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, close } = await serveFolder(BUILT));
});
test.afterAll(() => close());

for (const area of ['ui', 'blocks', 'site']) {
  test(`every state of what is under ${area} in the workbook can be used by everybody`, async ({ page }) => {
    test.setTimeout(180_000);
    const stories = await storiesIn(area);
    expect(stories.length).toBeGreaterThan(0);
    const problems: Record<string, string[]> = {};
    for (const id of stories) {
      const found = await problemsOf(page, id);
      if (found.length > 0) problems[id] = found;
    }
    expect(problems).toEqual({});
  });
}

async function storiesIn(area: string): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(`${BUILT}index.json`, 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith(`${area}/`))
    .map(({ id }) => id);
}

async function problemsOf(page: Page, id: string): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(`throws ${error.message}`);
  page.on('pageerror', note);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The workbook's own look at the story would get in the way of ours.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await expect(page.locator('body'), id).toHaveClass(/sb-show-(?:main|errordisplay)/);
  if (await page.locator('.sb-errordisplay').isVisible()) errors.push('is not shown');
  const found = [
    ...(await violations(page, { without: RULES_OF_PAGES })),
    ...(await violationsInTheDark(page)).map((problem) => `in the dark ${problem}`),
    ...(await overflowOf(page)),
    ...errors,
  ];
  page.off('pageerror', note);
  return found;
}

async function overflowOf(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: NARROWEST_PX, height: usual.height });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(usual);
  return width > NARROWEST_PX ? [`is ${width} px wide on a screen of ${NARROWEST_PX} px`] : [];
}
