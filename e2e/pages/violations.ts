import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const WINDOW = 'dialog[open]';

/** What another theme may change of it: the structure is the same. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a page does that keeps somebody from using it, by WCAG 2.2 AA and good practice, but for the rules left out. */
export async function violations(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<string[]> {
  return findings((await axeOn(page)).withTags(RULES).disableRules(without));
}

/** As above, for a page of which nothing but the colours has changed. */
export async function violationsByColour(page: Page): Promise<string[]> {
  return findings((await axeOn(page)).withRules(COLOUR_RULES));
}

/** As above in the dark theme, for a page that has been looked at in the light one. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await darken(page);
  return violationsByColour(page);
}

/** From the light theme to the dark one; done when every colour has arrived. */
export async function darken(page: Page): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  // A colour on its way from one theme to the other belongs to none of them.
  await expect.poll(() => page.evaluate(colourChanges)).toBe(0);
}

/** How many transitions are under way in the page. Runs in the browser. */
function colourChanges(): number {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
}

/**
 * Axe in the page itself: in a page of its own, as is usual, it takes twice as long. Frames of others are not ours. Where
 * a window is open, that is all there is to use.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const isWindowOpen = (await page.locator(WINDOW).count()) > 0;
  return isWindowOpen ? axe.include(WINDOW) : axe;
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
