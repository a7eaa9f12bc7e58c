import type { Language } from '@brandpost/domain';
import { latePart } from '../article/late-part.tsx';
import type { KnownFireBans } from '../queries/fire-bans.ts';

type FireCardProps = {
  fireBans: KnownFireBans | null;
  /** The page that tells what a ban means; null on that page, and where there is none. */
  slug: string | null;
  language?: Language;
};

/**
 * Whether one may make a fire today. What came in the HTML stays as it came until something else is said, or its time is
 * over: only then is loaded what shows it.
 */
export const { load: loadFireCard, View: FireCard } = latePart<FireCardProps>(
  async () => (await import('./fire-answer.tsx')).FireAnswer,
  ({ fireBans }) => fireBans?.changesAt ?? null,
);
