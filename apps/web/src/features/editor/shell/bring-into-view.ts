import { frameSelector } from '../blocks/canvas/frame-selector.ts';

/** What stands on top of the page takes this much of a screen, at most. */
const TOP_PX = 140;

/** Brings a block into view, or with null the title and the lead, where it is not; focus stays where it is. */
export function bringIntoView(id: string | null): void {
  const selector = id === null ? '[data-field="title"]' : frameSelector(id);
  requestAnimationFrame(() => {
    const element = document.querySelector(selector);
    const { top = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < TOP_PX || top > innerHeight * 0.7) element?.scrollIntoView({ block: 'center' });
  });
}
