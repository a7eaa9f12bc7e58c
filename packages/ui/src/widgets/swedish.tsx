import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';

/** How React Aria finds the style element that it would else write itself. */
const STYLE_ID = 'react-aria-pressable-style';
const RULE = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';

/**
 * Around every widget: React Aria's own words are Swedish, whatever the browser speaks. It would write a style element
 * with words in it, which the page's policy stops; here it is empty, and filled through the CSSOM (decision 0006).
 */
export function Swedish({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (document.getElementById(STYLE_ID) !== null) return;
    const style = document.createElement('style');
    style.id = STYLE_ID;
    document.head.prepend(style);
    style.sheet?.insertRule(RULE);
  }, []);
  return <I18nProvider locale="sv-SE">{children}</I18nProvider>;
}
