import { Container, colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { type Services, useServices } from '../../api/services.ts';
import { profileQuery } from '../../queries/profile.ts';
import { FOLLOWED } from '../../server-state/followed.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needSession } from '../../session/need-right.ts';
import { WITH_MENU_BESIDE } from './menu-beside.ts';
import { ProfileMenu } from './profile-menu.tsx';

/** Nobody gets further without a session. Source: SPEC section 4, Layout load. */
export async function loader(services: Services): Promise<null> {
  await needQuery(services, profileQuery(services, needSession(services)));
  return null;
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  color: ${colour('ink')};

  ${WITH_MENU_BESIDE} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/** The profile area: its menu beside its pages. Source: SPEC section 2, /profile. */
export function ProfileLayout() {
  const services = useServices();
  useQuery({ ...profileQuery(services, needSession(services)), ...FOLLOWED });
  return (
    <Columns>
      <ProfileMenu />
      <div>
        <Outlet />
      </div>
    </Columns>
  );
}
