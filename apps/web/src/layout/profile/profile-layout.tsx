import { Container, colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { type Services, useServices } from '../../api/services.ts';
import { profileQuery } from '../../queries/profile.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { needSession } from '../../session/need-right.ts';

/** Nobody gets further without a session. Source: SPEC section 4, Layout load. */
export async function loader(services: Services): Promise<null> {
  await needQuery(services, profileQuery(services, needSession(services)));
  return null;
}

const Pages = styled(Container)`
  color: ${colour('ink')};

  /* A long word in large letters gives way on a phone. */
  :is(h1, h2, h3) {
    overflow-wrap: anywhere;
  }
`;

/** The pages of the profile area, and what stands behind all of them. Source: SPEC section 2, /profile. */
export function ProfileLayout() {
  const services = useServices();
  useQuery({ ...profileQuery(services, needSession(services)), ...useFollowed() });
  return (
    <Pages>
      <Outlet />
    </Pages>
  );
}
