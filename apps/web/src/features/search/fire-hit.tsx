import { FIRE_BAN_PAGE_SLUG, type Language } from '@brandpost/domain';
import { READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { useLayoutData } from '../../layout/layout-data.ts';
import type { KnownFireBans } from '../../queries/fire-bans.ts';

const Place = styled.div`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
`;

type FireHitProps = {
  fireBans: KnownFireBans;
  /** In which it was asked. */
  language: Language;
};

/** Whether one may make a fire, before all that was found. */
export function FireHit({ fireBans, language }: FireHitProps) {
  const isThere = useLayoutData().menuPages.some(({ slug }) => slug === FIRE_BAN_PAGE_SLUG);
  return (
    <Place>
      <FireCard fireBans={fireBans} slug={isThere ? FIRE_BAN_PAGE_SLUG : null} language={language} />
    </Place>
  );
}
