import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { styled } from 'styled-components';
import { useSessionParts } from '../session/use-session.ts';
import { ErrorList } from './error-list/error-list.tsx';
import { ErrorPage } from './error-pages/error-page.tsx';
import { useArrival } from './use-arrival.ts';

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 100dvh;
  padding-block: 3rem;
`;

/** The main area and errors, nothing else. Source: SPEC section 2, Layouts. */
export function PlainLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The same frame around an error that leaves no page at all. */
PlainLayout.Failed = function PlainLayoutFailed() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
};

function Frame({ children }: { children: ReactNode }) {
  useArrival();
  const sessionParts = useSessionParts();
  return (
    <>
      {sessionParts && <sessionParts.MasqueradeBar />}
      {sessionParts && <sessionParts.ConfirmIdentity />}
      <Main id="innehall">{children}</Main>
      <ErrorList />
      <ScrollRestoration />
    </>
  );
}
