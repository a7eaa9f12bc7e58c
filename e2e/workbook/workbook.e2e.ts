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
let close: () => Promise<void>;
// One page for all stories: to load the workbook takes longer than to look at a story.
let page: Page;
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  const served = await serveFolder(BUILT);
  close = served.close;
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(`throws ${message}`));
  const [first] = Object.values(stories).flat();
  // The workbook's own look at the story would get in the way of ours.
  await page.goto(`${served.origin}/iframe.html?viewMode=story&id=${first?.id}&globals=a11y.manual:!true`);
});
test.afterAll(async () => {
  await page.close();
  await close();
});

test('the workbook has been built and shows components, blocks and parts of the site', () => {
  const areas = new Set(Object.keys(stories).map((title) => title.split('/', 1)[0]));
  expect([...areas].sort()).toEqual(['blocks', 'editor', 'site', 'ui']);
});

for (const [title, entries = []] of Object.entries(stories)) {
  test(`${title} can be used by everybody, in each of its states`, async () => {
    const problems: Record<string, string[]> = {};
    for (const { id } of entries) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await showStory(id);
      const found = [...(await problemsOf(id)), ...errors.splice(0)];
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

async function problemsOf(id: string): Promise<string[]> {
  const inTheLight = await violations(page, { without: RULES_OF_PAGES });
  // What throws is taken away again.
  await expect(page.locator('body'), `${id} is shown`).toHaveClass(/sb-show-main/);
  return [
    ...inTheLight,
    ...(await violationsInTheDark(page)).map((problem) => `in the dark ${problem}`),
    ...(await overflowOf()),
  ];
}

/** Shows a story in the page that has the program already, and waits until all that is done in it has been done. */
async function showStory(id: string): Promise<void> {
  const state = () => page.evaluate(stateOfStory);
  // The workbook begins anew when a story is taken away before it is finished.
  await expect.poll(state, { message: 'the story before is finished' }).toMatch(/ (finished|errored)$/);
  await page.evaluate(chooseStory, id);
  await expect
    .poll(state, { message: `${id} is in its state`, intervals: [50, 100, 250], timeout: 20_000 })
    .toMatch(new RegExp(`^${id} (finished|errored)$`));
  expect(await state(), `${id} is in its state`).toBe(`${id} finished`);
}

type Workbook = {
  __STORYBOOK_PREVIEW__?: {
    channel: { emit: (event: string, about: object) => void };
    currentRender?: { id: string; phase?: string };
  };
};

/** Runs in the browser. */
function chooseStory(storyId: string): void {
  const { __STORYBOOK_PREVIEW__: workbook } = window as unknown as Workbook;
  workbook?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Which story there is, and how far it has come; null before there is any. Runs in the browser. */
function stateOfStory(): string | null {
  const { __STORYBOOK_PREVIEW__: workbook } = window as unknown as Workbook;
  const { id, phase } = workbook?.currentRender ?? {};
  return id === undefined ? null : `${id} ${phase}`;
}

async function overflowOf(): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: NARROWEST_PX, height: usual.height });
  const width = await page.evaluate(widthOnceRendered);
  await page.setViewportSize(usual);
  return width > NARROWEST_PX ? [`is ${width} px wide on a screen of ${NARROWEST_PX} px`] : [];
}

/** How wide what is shown is, in pixels, once components that ask for the screen's width have heard of it. Runs in the browser. */
async function widthOnceRendered(): Promise<number> {
  const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await rendered();
  await rendered();
  return document.documentElement.scrollWidth;
}
