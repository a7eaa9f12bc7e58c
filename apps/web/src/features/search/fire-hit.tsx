import { FIRE_BAN_PAGE_SLUG } from '@brandpost/domain';
import type { FireBans } from '@brandpost/rubicore-api';
import { READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { FireAnswer } from '../../fire-ban/fire-answer.tsx';
import { useLayoutData } from '../../layout/layout-data.ts';

const Place = styled.div`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
`;

/** Whether one may make a fire, before all that was found. */
export function FireHit({ fireBans }: { fireBans: FireBans }) {
  const isThere = useLayoutData().menuPages.some(({ slug }) => slug === FIRE_BAN_PAGE_SLUG);
  return (
    <Place>
      <FireAnswer fireBans={fireBans} slug={isThere ? FIRE_BAN_PAGE_SLUG : null} />
    </Place>
  );
}
