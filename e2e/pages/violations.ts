import { expect, type Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const WINDOW = 'dialog[open]';

/** A window that React Aria holds back until a phone's keyboard has come up. */
const WAITS_FOR_KEYBOARD = '[style*="mask-image"]';

/** What another theme may change of it: the structure is the same. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a page does that keeps somebody from using it, by WCAG 2.2 AA and good practice, but for the rules left out. */
export async function violations(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return findings(page, { runOnly: RULES, rules });
}

/** As above, for a page of which nothing but the colours has changed. */
export async function violationsByColour(page: Page): Promise<string[]> {
  return findings(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
}

/** As above in the dark theme, for a page that has been looked at in the light one. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await darken(page);
  return violationsByColour(page);
}

/** From the light theme to the dark one. */
export async function darken(page: Page): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
}

/** How many movements of the page are still to end. Runs in the browser. */
function movementsUnderWay(): number {
  const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  return document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation))
    .length;
}

/**
 * What axe finds in a page and its frames. Axe is put into each document once and stays there: the builder of
 * `@axe-core/playwright` puts it in anew for each look, which takes ten times as long as the look at a small page. Where
 * a window is open, that is all there is to use.
 */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  // What is on its way from one state or theme to another belongs to none of them.
  await expect.poll(() => page.evaluate(movementsUnderWay)).toBe(0);
  await expect(page.locator(WAITS_FOR_KEYBOARD)).toHaveCount(0);
  const isWindowOpen = (await page.locator(WINDOW).count()) > 0;
  const asked = { context: isWindowOpen ? WINDOW : null, options };
  return page.evaluate(runAxe, asked);
}

/**
 * Runs in the browser. The red button floats above its own place in the page: which targets it covers, and how much of
 * them, is a matter of how far the page is scrolled, so that the page is judged with the button in its place.
 */
async function runAxe(asked: { context: ElementContext | null; options: RunOptions }): Promise<string[]> {
  const inPage = window as unknown as { axe: typeof axe };
  const floating = [...document.querySelectorAll<HTMLElement>('[data-is-floating="true"]')];
  for (const element of floating) element.style.position = 'static';
  const options: RunOptions = { ...asked.options, resultTypes: ['violations'], preload: false };
  const { violations } = await inPage.axe.run(asked.context ?? document, options);
  for (const element of floating) element.style.removeProperty('position');
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // Scripts can put them there, and Chromium sends them past React: the page is left with what was written in its address.
  const inForms = [...document.querySelectorAll('form form')].map(({ outerHTML }) => outerHTML.slice(0, 200));
  return [...faults, ...inForms.map((html) => `form within a form: ${html}`)];
}
