import { useEffect, useState } from 'react';
import { AsServed } from '../../article/as-served.tsx';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import type { FooterView } from './footer-view.tsx';

let View: typeof FooterView | null = null;

/** Loads what writes the footer: on the server, and where a page without one leads to a page that has one. */
export async function loadFooterView(): Promise<void> {
  View ??= (await import('./footer-view.tsx')).FooterView;
}

/** The footer as it came in the HTML: nothing in it changes, so that visitors need not load what wrote it. */
export function Footer() {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  const [, setIsLoaded] = useState(View !== null);
  useEffect(() => {
    if (!isServed) void loadFooterView().then(() => setIsLoaded(true));
  }, [isServed]);
  if (View === null) return isServed ? <AsServed /> : null;
  return (
    <div data-as-served="">
      <View />
    </div>
  );
}
