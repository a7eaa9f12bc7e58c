import { SkipLink } from '@brandpost/ui';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ConnectionNotice } from '../../connection/connection-notice.tsx';
import { useOpenPage } from '../../navigation/page-route.ts';
import { useSession, useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { ConfirmIdentity } from '../account/confirm-identity.tsx';
import { MasqueradeBar } from '../account/masquerade-bar.tsx';
import { UnknownSession } from '../account/unknown-session.tsx';
import { CookieBanner } from '../cookie-banner/cookie-banner.tsx';
import { ErrorList } from '../error-list/error-list.tsx';
import { ErrorPage } from '../error-pages/error-page.tsx';
import { useLiveAlerts } from '../live/use-live-alerts.ts';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { PrintedOrigin, PrintedSender } from '../print-sheet.tsx';
import { isInProfileArea } from '../profile/profile-area.ts';
import { useArrival } from '../use-arrival.ts';
import { ClosedSign } from './closed-sign.tsx';
import { SideMenu } from './side-menu.tsx';
import { WorkplaceBar } from './workplace-bar.tsx';
import { BAR_PX, workplaceRoom } from './workplace-room.ts';

/* What is scrolled to, or has focus, is not left under the bar. */
const RoomForBar = createGlobalStyle`
  html:root {
    scroll-padding-top: calc(${BAR_PX + 16}px + var(--bp-masquerade-bar, 0px));
  }
`;
const Frame = styled.div`
  ${workplaceRoom}
  padding-left: var(--bp-side);
`;
const Main = styled.main`
  min-height: calc(100dvh - ${BAR_PX}px);
  padding-block: 1rem 3rem;

  &:focus {
    outline: none;
  }
  @media (min-width: 48rem) {
    padding-top: 1.5rem;
  }
`;

/** Around everything that staff do: a bar and a menu, and as much of the page as can be. Source: ADR 0063 */
export function WorkplaceLayout() {
  return (
    <Workplace>
      <Outlet />
    </Workplace>
  );
}

/** The same frame around an error that leaves no page at all. */
export function WorkplaceFailed() {
  return (
    <Workplace>
      <ErrorPage />
    </Workplace>
  );
}

type AroundPageProps = { children: ReactNode; Frame: ComponentType<{ children: ReactNode }> };

/** Around a page of the site for those who are signed in. @param props.Frame the site's own */
export function AroundPage({ children, Frame: SiteFrame }: AroundPageProps) {
  const Around = useIsForStaff() ? Workplace : SiteFrame;
  return <Around>{children}</Around>;
}

/** Whether the page that is open is staff's alone. */
function useIsForStaff(): boolean {
  return useOpenPage()?.isForStaff === true;
}

function Workplace({ children }: { children: ReactNode }) {
  useArrival();
  useLiveAlerts();
  const { pathname } = useLocation();
  const sessionParts = useSessionParts();
  const isForStaff = useIsForStaff();
  const hasMenuBeside = isInProfileArea(pathname) || isForStaff;
  return (
    <Frame id="top" data-has-menu-beside={hasMenuBeside}>
      <RoomForBar />
      <SkipLink href="#innehall">{sv.header.skipToContent}</SkipLink>
      <LoadingBar />
      <MasqueradeBar />
      <ConfirmIdentity />
      <WorkplaceBar hasMenuBeside={hasMenuBeside} />
      <SideMenu isBeside={hasMenuBeside} />
      <ClosedSign />
      <Main id="innehall" tabIndex={-1}>
        <PrintedSender />
        {useSession().state === 'unknown' && <UnknownSession />}
        {children}
        <PrintedOrigin />
      </Main>
      {sessionParts && <sessionParts.RequestsNotice above={hasMenuBeside ? 'nothing' : 'bar'} />}
      {sessionParts && <sessionParts.KeepThroughSignIn />}
      <ErrorList />
      {/* The editor says itself what is saved, and nothing lies over what is written. */}
      {!pathname.startsWith(paths.createContent()) && <ConnectionNotice />}
      <CookieBanner />
      <ScrollRestoration />
    </Frame>
  );
}
