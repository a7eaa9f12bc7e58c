import { useEffect, useState } from 'react';
import { AsServed } from '../../article/as-served.tsx';
import type { FooterView } from './footer-view.tsx';

let View: typeof FooterView | null = null;

/** Loads what writes the footer: on the server, and where a page without one leads to a page that has one. */
export async function loadFooterView(): Promise<void> {
  View ??= (await import('./footer-view.tsx')).FooterView;
}

/** The footer as it came in the HTML: nothing in it changes, so that visitors need not load what wrote it. */
export function Footer() {
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    if (document.querySelector('footer') === null) void loadFooterView().then(() => setIsLoaded(true));
  }, []);
  if (View === null) return <AsServed />;
  return (
    <div data-as-served="">
      <View />
    </div>
  );
}
