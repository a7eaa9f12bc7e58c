import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations, violationsInTheDark } from '../pages/violations.ts';
import { serveFolder } from './serve-folder.ts';

const BUILT = fileURLToPath(new URL('../../apps/workbook/dist/', import.meta.url));

/** What a whole page owes its readers; the workbook shows parts of one. */
const RULES_OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** The narrowest that a page is read at without scrolling sideways. Source: WCAG 2.2, 1.4.10 Reflow. */
const NARROWEST_PX = 320;

type Entry = { id: string; title: string; type: string };

const stories = Object.groupBy(entriesOf(`${BUILT}index.json`), ({ title }) => title);
let origin: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, close } = await serveFolder(BUILT));
});
test.afterAll(() => close());

test('the workbook has been built and shows components, blocks and parts of the site', () => {
  const areas = new Set(Object.keys(stories).map((title) => title.split('/', 1)[0]));
  expect([...areas].sort()).toEqual(['blocks', 'editor', 'site', 'ui']);
});

for (const [title, entries = []] of Object.entries(stories)) {
  test(`${title} can be used by everybody, in each of its states`, async ({ page }) => {
    const problems: Record<string, string[]> = {};
    for (const { id } of entries) {
      const found = await problemsOf(page, id);
      if (found.length > 0) problems[id] = found;
    }
    expect(problems).toEqual({});
  });
}

/** Nothing while it has not been built, which is then said by a test of its own. */
function entriesOf(index: string): Entry[] {
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

async function problemsOf(page: Page, id: string): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(`throws ${error.message}`);
  page.on('pageerror', note);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The workbook's own look at the story would get in the way of ours.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  const isShown = () => expect(page.locator('body'), `${id} is shown`).toHaveClass(/sb-show-main/);
  await isShown();
  const inTheLight = await violations(page, { without: RULES_OF_PAGES });
  // What throws is taken away again.
  await isShown();
  const found = [
    ...inTheLight,
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
