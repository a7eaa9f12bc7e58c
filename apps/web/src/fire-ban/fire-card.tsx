import { useEffect, useState } from 'react';
import { useServices } from '../api/services.ts';
import { useClock } from '../api/use-clock.ts';
import { AsServed } from '../article/as-served.tsx';
import type { KnownFireBans } from '../queries/fire-bans.ts';
import { fireAnswer, loadFireAnswer } from './load-fire-bans.ts';

type FireCardProps = {
  fireBans: KnownFireBans | null;
  /** The page that tells what a ban means; null on that page, and where there is none. */
  slug: string | null;
};

/**
 * Whether one may make a fire today. What came in the HTML stays as it came until something else is said, or its time is
 * over: only then is loaded what shows it.
 */
export function FireCard({ fireBans, slug }: FireCardProps) {
  const changesAt = fireBans?.changesAt ?? null;
  const now = useClock(useServices().now, [changesAt]);
  const [first] = useState({ isServed: fireAnswer() === null, words: JSON.stringify(fireBans) });
  const [, setLoaded] = useState(false);
  const isOver = changesAt !== null && now >= new Date(changesAt);
  const isOther = isOver || JSON.stringify(fireBans) !== first.words;
  useEffect(() => {
    if (isOther && fireAnswer() === null) void loadFireAnswer().then(() => setLoaded(true));
  }, [isOther]);
  const Answer = fireAnswer();
  if (Answer === null || (first.isServed && !isOther)) return <AsServed />;
  return (
    <div data-as-served="">
      <Answer fireBans={fireBans} slug={slug} />
    </div>
  );
}
