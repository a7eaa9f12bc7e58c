import type { Page } from '@playwright/test';

/** Texts of an open page that are cut off by their box, lie over each other, or reach out of the screen. */
export async function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(findLostTexts);
}

/** Runs in the browser. */
function findLostTexts(): string[] {
  type Line = { text: Text; rect: DOMRect; layer: Element };

  const TOLERANCE_PX = 2;
  const lines = [...linesOfText()];
  return [...new Set([...cutOff(), ...overlapping(), ...outside()])];

  function* linesOfText(): Generator<Line> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (
      let text = walker.nextNode() as Text | null;
      text !== null;
      text = walker.nextNode() as Text | null
    ) {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width > 0) yield { text, rect, layer: layerOf(parent) };
      }
    }
  }

  function* cutOff(): Generator<string> {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = isClipping(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isHigher = isClipping(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!(isWider || isHigher) || isUnseen(element)) continue;
      const box = element.getBoundingClientRect();
      const isTextLost = lines.some(
        ({ text, rect }) =>
          element.contains(text) &&
          ((isWider && rect.right > box.right + TOLERANCE_PX) ||
            (isHigher && rect.bottom > box.bottom + TOLERANCE_PX)),
      );
      if (isTextLost) yield `cut off: ${words(element)}`;
    }
  }

  function* overlapping(): Generator<string> {
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.text === other.text || one.layer !== other.layer) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // The boxes of tight lines overlap where their letters do not.
        const mayOverlapPx = Math.min(one.rect.height, other.rect.height) / 3;
        if (width > TOLERANCE_PX && height > mayOverlapPx) {
          yield `over each other: ${words(one.text)} / ${words(other.text)}`;
        }
      }
    }
  }

  function* outside(): Generator<string> {
    const { clientWidth } = document.documentElement;
    for (const { text, rect } of lines) {
      const reachesOut = rect.right > clientWidth + 1 || rect.left < -1;
      if (reachesOut && !mayBeScrolled(text.parentElement)) yield `outside the screen: ${words(text)}`;
    }
  }

  function isClipping(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      if (one.matches('a[href="#innehall"]')) return true;
    }
    return false;
  }

  function mayBeScrolled(element: Element | null): boolean {
    for (let one = element; one !== null; one = one.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  }

  /** What moves on its own over the rest of the page lies over it on purpose. */
  function layerOf(element: Element): Element {
    for (let one = element; one !== document.body && one.parentElement !== null; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.matches(':popover-open'))
        return one;
    }
    return document.body;
  }

  function words(node: Node): string {
    return (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 80);
  }
}
