import type { Page } from '@playwright/test';
import { type EventTimes, startTiming, stopTiming } from '../event-times.ts';

const ROWS = 'tbody tr[data-row]';
const MENU = ':popover-open';

/** Something that one does in a table, each time so that it changes something: its event is timed until what is watched differs. */
type Interaction = {
  name: string;
  event: 'click' | 'change' | 'keydown';
  watched: typeof ROWS | typeof MENU;
  act: (page: Page, time: number) => Promise<unknown>;
};

const COMMON: readonly Interaction[] = [
  {
    name: 'sort',
    event: 'click',
    watched: ROWS,
    act: (page) => page.locator('th[aria-sort] button').first().click(),
  },
  { name: 'next page', event: 'click', watched: ROWS, act: (page) => page.locator('a[rel="next"]').click() },
  {
    name: 'open the menu of columns',
    event: 'click',
    watched: MENU,
    act: (page) => page.getByRole('button', { name: 'Kolumner' }).click(),
  },
  {
    name: 'open the menu of a row',
    event: 'click',
    watched: MENU,
    act: (page, time) =>
      page
        .locator('[data-actions] button[popovertarget]')
        .nth(time % 20)
        .click(),
  },
];
/** @param letter in some of the first rows and not in all */
const searchFor = (letter: string): Interaction => ({
  name: 'search, with a pause of 300 ms',
  event: 'keydown',
  watched: ROWS,
  act: (page, time) => page.getByLabel('Sök i listan').press(time % 2 === 0 ? letter : 'Backspace'),
});
const MARK_ALL: Interaction = {
  name: 'mark all on the page',
  event: 'click',
  watched: ROWS,
  act: (page) => page.locator('thead input[type="checkbox"]').click(),
};
const filterBy = (label: string): Interaction => ({
  name: 'filter',
  event: 'change',
  watched: ROWS,
  act: (page, time) =>
    page.getByRole('combobox', { name: label }).selectOption({ index: time % 2 === 0 ? 2 : 0 }),
});

/** The tables that are measured, and what is done in each. */
export const TABLES: readonly { name: string; path: string; interactions: readonly Interaction[] }[] = [
  {
    name: 'posts',
    path: '/profile/admin/content',
    interactions: [...COMMON, searchFor('v'), filterBy('Typ'), MARK_ALL],
  },
  {
    name: 'people',
    path: '/profile/admin/users',
    interactions: [...COMMON, searchFor('t'), filterBy('Grupp')],
  },
];

/** Opens a table and does one thing in it so many times. The first is not counted: its code may still be on the way. */
export async function timesOfInteraction(
  page: Page,
  path: string,
  { event, watched, act }: Interaction,
  times: number,
): Promise<EventTimes> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(ROWS).first().waitFor();
  const all: EventTimes = { paint: [], shown: [] };
  for (let time = 0; time <= times; time += 1) {
    await startTiming(page, event, watched);
    await act(page, time);
    await page.waitForFunction(
      () => (globalThis as unknown as { eventTimes: EventTimes }).eventTimes.shown.length > 0,
      null,
      { timeout: 20_000 },
    );
    const { paint, shown } = await stopTiming(page);
    if (watched === MENU) await page.keyboard.press('Escape');
    if (time === 0) continue;
    all.paint.push(...paint);
    all.shown.push(...shown);
  }
  return all;
}
