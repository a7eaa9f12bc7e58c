import { type FormEventHandler, type ReactNode, useState } from 'react';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { AsServed } from './as-served.tsx';

/**
 * A part of a page that stays as the server wrote it, for as long as the page is the first one. A browser that draws the
 * page itself, and has not loaded what writes the part, leaves it out: there is nothing that was served.
 * @param props.children null while what writes it is not loaded
 * @param props.onSubmit what becomes of its forms
 */
export function ServedPart(props: { children: ReactNode; onSubmit?: FormEventHandler | undefined }) {
  const { children, onSubmit } = props;
  const isHydrated = useIsHydrated();
  const [isServed] = useState(children === null && !isHydrated);
  if (isServed) return <AsServed onSubmit={onSubmit} />;
  if (children === null) return null;
  return (
    <div data-as-served="" onSubmit={onSubmit}>
      {children}
    </div>
  );
}
