import { Container, SkipLink } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { styled } from 'styled-components';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { useFrameTexts } from '../navigation/page-route.ts';
import { useSession, useSessionParts } from '../session/use-session.ts';
import { CookieBanner } from './cookie-banner/cookie-banner.tsx';
import { ErrorList } from './error-list/error-list.tsx';
import { ErrorPage } from './error-pages/error-page.tsx';
import { footer } from './footer/footer.ts';
import { Header } from './header/header.tsx';
import { mainPadding } from './header/header-height.ts';
import { useStrip } from './header/use-strip.ts';
import { useLiveAlerts } from './live/use-live-alerts.ts';
import { LoadingBar } from './loading/loading-bar.tsx';
import { MenuPanel } from './menu/menu-panel.tsx';
import { PrintedOrigin, PrintedSender } from './print-sheet.tsx';
import { SearchPanel } from './search-panel/search-panel.tsx';
import { useArrival } from './use-arrival.ts';

const Main = styled.main<{ $rows: number }>`
  ${mainPadding}
  min-height: 80vh;

  &:focus {
    outline: none;
  }
`;

/* The start page begins under the header, 48 px further up than others. */
const Notice = styled(Container)`
  padding-bottom: 3.75rem;
`;

/** Header, main area, footer, error list and cookie banner. Source: SPEC section 2, Layouts. What is staff's alone has theirs. */
export function DefaultLayout() {
  const parts = useSessionParts();
  const page = <Outlet />;
  return parts ? <parts.AroundPage Frame={Frame}>{page}</parts.AroundPage> : <Frame>{page}</Frame>;
}

/** The same frame around an error that leaves no page at all. */
DefaultLayout.Failed = function DefaultLayoutFailed() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
};

function Frame({ children }: { children: ReactNode }) {
  useArrival();
  useLiveAlerts();
  const { rows } = useStrip();
  const session = useSession();
  const sessionParts = useSessionParts();
  const { skipToContent, lang, footer: texts, contactPath } = useFrameTexts();
  return (
    <div id="top">
      <SkipLink href="#innehall" lang={lang}>
        {skipToContent}
      </SkipLink>
      <LoadingBar />
      {sessionParts && <sessionParts.MasqueradeBar />}
      {sessionParts && <sessionParts.ConfirmIdentity />}
      {sessionParts && <sessionParts.CommandPalette />}
      <Header />
      <MenuPanel />
      <SearchPanel />
      <Main id="innehall" tabIndex={-1} $rows={rows}>
        <PrintedSender />
        {sessionParts && session.state === 'unknown' && (
          <Notice>
            <sessionParts.UnknownSession />
          </Notice>
        )}
        {sessionParts ? <sessionParts.ProfileEntrance>{children}</sessionParts.ProfileEntrance> : children}
        <PrintedOrigin />
      </Main>
      {sessionParts && <sessionParts.AlertButton />}
      <footer.View texts={texts} lang={lang} contactPath={contactPath} />
      <ErrorList />
      <ConnectionNotice />
      <CookieBanner />
      <ScrollRestoration getKey={placeInHistory} />
    </div>
  );
}

/** A part of the page that the browser was pointed at has no key of its own: it is no place where somebody has been. */
const placeInHistory = ({ key, hash }: { key: string; hash: string }) => key + hash;
