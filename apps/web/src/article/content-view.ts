import type { ContentView } from '@brandpost/cms-blocks/react';

let loaded: typeof ContentView | null = null;

/**
 * Loads what shows the blocks of posts. The HTML from the server needs it only where something in it answers to presses;
 * pages that come after the first one do.
 */
export async function loadContentView(): Promise<void> {
  loaded ??= (await import('@brandpost/cms-blocks/react')).ContentView;
}

/** null until it is loaded. */
export function contentView(): typeof ContentView | null {
  return loaded;
}
