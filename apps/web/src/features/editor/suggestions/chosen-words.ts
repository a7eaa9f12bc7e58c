import { frameSelector } from '../blocks/canvas/frame-selector.ts';
import type { Range } from '../blocks/rich-text/plain-lines.ts';

/** What somebody has chosen to suggest other words for: a text, and the words in it; null for what is not chosen. */
export type Chosen = { blockId: string | null; part: string | null; range: Range | null };

/** Words that are marked in a field of a block's own, on the canvas or in its form. */
export function chosenInFields(blockId: string): Chosen {
  const places = [frameSelector(blockId), '[data-inspector]'];
  const boxes = document.querySelectorAll<HTMLElement>(places.map((place) => `${place} [data-part]`).join());
  for (const box of boxes) {
    const frame = box.closest<HTMLElement>('[data-frame]');
    if (frame !== null && frame.dataset.frame !== blockId) continue;
    const range = rangeIn(box.matches('textarea, input') ? box : box.querySelector('textarea, input'));
    if (range !== null) return { blockId, part: box.dataset.part ?? null, range };
  }
  return { blockId, part: null, range: null };
}

/** Words that are marked in the title or the lead. */
export function chosenInField(part: 'title' | 'excerpt'): Chosen {
  return { blockId: null, part, range: rangeIn(document.querySelector(`[data-field="${part}"]`)) };
}

function rangeIn(box: Element | null): Range | null {
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement)) return null;
  const { selectionStart: start, selectionEnd: end } = box;
  return start === null || end === null || start === end ? null : { start, end };
}
