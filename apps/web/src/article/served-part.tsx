import { type ReactNode, useState } from 'react';
import { AsServed } from './as-served.tsx';

/**
 * A part of a page that stays as the server wrote it, for as long as the page is the first one.
 * @param props.children null while what writes it is not loaded
 */
export function ServedPart({ children }: { children: ReactNode }) {
  const [isServed] = useState(children === null);
  return children === null || isServed ? <AsServed /> : <div data-as-served="">{children}</div>;
}
