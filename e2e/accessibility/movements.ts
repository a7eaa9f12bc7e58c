import type { Page } from '@playwright/test';

/** What moves in an open page for longer than 10 ms, or would when it is scrolled. */
export async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.outerHTML) : 'animation',
      ),
    ...[...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map((element) => `scrolls smoothly: ${element.localName}`),
  ]);
}
