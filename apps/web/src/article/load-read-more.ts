type Part = typeof import('./read-more.tsx');

let loaded: Part | null = null;

/** Loads what writes the cards to read on in. In the HTML from the server they stand already. */
export async function loadReadMore(): Promise<void> {
  loaded ??= await import('./read-more.tsx');
}

/** null until it is loaded. */
export function readMore(): Part | null {
  return loaded;
}
