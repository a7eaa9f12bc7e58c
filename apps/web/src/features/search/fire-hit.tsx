import type { Language } from '@brandpost/domain';
import { READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { useFireBanPage } from '../../fire-ban/use-fire-ban-page.ts';
import type { KnownFireBans } from '../../queries/fire-bans.ts';

const Place = styled.div`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
`;

type FireHitProps = {
  fireBans: KnownFireBans;
  /** In which it was asked. */
  language: Language;
  /** The slug of the page about bans in that language; null where it has none. */
  page: string | null;
};

/** Whether one may make a fire, before all that was found. */
export function FireHit({ fireBans, language, page }: FireHitProps) {
  const inSwedish = useFireBanPage();
  return (
    <Place>
      <FireCard fireBans={fireBans} slug={page ?? inSwedish} language={language} />
    </Place>
  );
}
