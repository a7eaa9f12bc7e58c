import type { Page } from '@playwright/test';

/** One place where the Tab key stops. */
type Stop = { name: string; isInHeader: boolean; problems: string[] };

/** More than any page has: a walk that does not end is one in circles. */
const MOST_STOPS = 250;

/** Presses Tab until focus leaves the page, or comes to where it has been, and looks at each stop on the way. */
export async function walkTabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** What is wrong with the walk over a whole page. Empty when all of it can be used by keys. */
export async function tabStopProblems(page: Page): Promise<string[]> {
  const stops = await walkTabStops(page);
  return [...problemsOf(stops), ...strayed(stops), ...(await page.evaluate(missedStops))];
}

/** What is wrong with each stop by itself. */
export function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

function strayed(stops: readonly Stop[]): string[] {
  const entered = stops.findIndex(({ isInHeader }) => isInHeader);
  const left = stops.findLastIndex(({ isInHeader }) => isInHeader);
  return stops
    .slice(Math.max(entered, 0), left + 1)
    .filter(({ isInHeader }) => !isInHeader)
    .map(({ name }) => `${name}: between two stops of the header`);
}

/** What has focus now, marked as seen; null when nothing has, or it was seen before. Runs in the browser. */
function lookAtStop(): Stop | null {
  const LEVELS_AROUND = 4;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.dataset.tabStop) return null;
  focused.dataset.tabStop = 'seen';
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return {
    name: `${focused.localName} ${name.trim().replace(/\s+/g, ' ').slice(0, 60)}`,
    isInHeader: focused.closest('header') !== null,
    problems: [...hidden(focused), ...unmarked(focused)],
  };

  function hidden(element: Element): string[] {
    const middles = [...element.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (middles.length === 0) return ['outside the screen'];
    return middles
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((top) => top !== null && !element.contains(top) && !top.contains(element))
      .map((cover) => `under ${cover?.closest('[aria-label]')?.ariaLabel ?? cover?.localName}`);
  }

  /** Looks at it and what is around it with focus and, for a moment, without. */
  function unmarked(element: HTMLElement): string[] {
    const marks = [...around(element)];
    const withFocus = marks.map(lookOf);
    const faint = marks.flatMap(faintOutline);
    element.blur();
    const isTheSame = marks.every((mark, index) => lookOf(mark) === withFocus[index]);
    element.focus({ preventScroll: true });
    return isTheSame ? ['looks the same with focus'] : faint;
  }

  function* around(element: Element): Generator<Element> {
    let one: Element | null = element;
    for (let level = 0; level <= LEVELS_AROUND && one !== null; level += 1) {
      yield one;
      one = one.parentElement;
    }
  }

  function lookOf(element: Element): string {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outline, boxShadow, borderColor, backgroundColor].join('; ');
  }

  function faintOutline(element: Element): string[] {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return [];
    if (Number.parseFloat(outlineWidth) < 2) return [`an outline of ${outlineWidth}`];
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    if (ground === null) return [];
    const contrast = contrastOf(channels(outlineColor), channels(ground));
    return contrast < 3 ? [`an outline of ${outlineColor} on ${ground}, ${contrast.toFixed(1)} to 1`] : [];
  }

  /** The colour behind an element; null where it is a picture. */
  function groundOf(element: Element | null): string | null {
    for (let one = element; one !== null; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage !== 'none') return null;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }

  function channels(colour: string): number[] {
    return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  }

  /** Source: WCAG 2.2, contrast ratio. */
  function contrastOf(one: number[], other: number[]): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(rgb: number[]): number {
    const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/** What can be used by a pointer and never had focus. Runs in the browser. */
function missedStops(): string[] {
  const usable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  return [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [type=hidden], [data-tab-stop]'))
    .map(
      (element) =>
        `${element.localName} ${(element.ariaLabel ?? element.textContent).trim()}: never had focus`,
    );
}
