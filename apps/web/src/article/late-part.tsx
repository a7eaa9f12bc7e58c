import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../api/services.ts';
import { useClock } from '../api/use-clock.ts';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { AsServed } from './as-served.tsx';

/** A part of a page whose code visitors load no sooner than it has something else to show than the HTML does. */
export type LatePart<Props extends object> = {
  /** For loaders: on the server, and on the way to a page within the app, it has to be there. */
  load(): Promise<void>;
  View: ComponentType<Props>;
};

/**
 * @param load imports what shows the part; its props are plain data
 * @param changesAt when it says something else although its props are the same, ISO 8601; null: never
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  changesAt: (props: Props) => string | null = () => null,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const ensure = async () => {
    Loaded ??= await load();
  };
  const View = (props: Props) => {
    const change = changesAt(props);
    const now = useClock(useServices().now, [change]);
    const words = JSON.stringify(props);
    const isHydrated = useIsHydrated();
    const [first] = useState({ isServed: Loaded === null && !isHydrated, words });
    const [, setLoaded] = useState(false);
    const isAsServed = first.isServed && words === first.words && (change === null || now < new Date(change));
    useEffect(() => {
      if (!isAsServed && Loaded === null) void ensure().then(() => setLoaded(true));
    }, [isAsServed]);
    if (isAsServed || (first.isServed && Loaded === null)) return <AsServed />;
    // Drawn by the browser alone, as in a preview: nothing was served that could stay.
    if (Loaded === null) return null;
    return (
      <div data-as-served="">
        <Loaded {...props} />
      </div>
    );
  };
  return { load: ensure, View };
}
