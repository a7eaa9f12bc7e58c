import { type Language, sayableUntil } from '@brandpost/domain';
import { useServices } from '../api/services.ts';
import { useClock } from '../api/use-clock.ts';
import { latePart } from '../article/late-part.tsx';
import { useLastContact } from '../connection/connection.ts';
import type { KnownFireBans } from '../queries/fire-bans.ts';
import { FireOutOfContact } from './fire-out-of-contact.tsx';

type FireCardProps = {
  fireBans: KnownFireBans | null;
  /** The page that tells what a ban means; null on that page, and where there is none. */
  slug: string | null;
  language?: Language;
};

/*
 * What came in the HTML stays as it came until something else is said, or its time is over: only then is loaded what shows
 * it.
 */
const { load, View } = latePart<FireCardProps>(
  async () => (await import('./fire-answer.tsx')).FireAnswer,
  ({ fireBans }) => fireBans?.changesAt ?? null,
);

export const loadFireCard = load;

/** Whether one may make a fire today; without a connection for long, that nobody knows. */
export function FireCard(props: FireCardProps) {
  const lastContact = useLastContact();
  const until = lastContact && sayableUntil(props.fireBans?.fireBans ?? [], lastContact);
  const now = useClock(useServices().now, [until?.toISOString()]);
  if (lastContact === null || until === null || now < until) return <View {...props} />;
  return <FireOutOfContact lastContact={lastContact} language={props.language} />;
}
