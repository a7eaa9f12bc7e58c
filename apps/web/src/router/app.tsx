import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { type Services, ServicesProvider } from '../api/services.ts';
import { pressAgain, stopHolding } from '../boot/held-press.ts';
import { CookieConsentProvider } from '../layout/cookie-banner/cookie-consent.tsx';

/** Everything around the router: the same on the server and in the browser. */
export function App(props: { services: Services; hasAcceptedCookies: boolean; children: ReactNode }) {
  const { services } = props;
  const QueryProvider = services.sessionParts?.QueryProvider ?? Fragment;
  // With the first moment in which the app answers: what is pressed after that is pressed once.
  useLayoutEffect(stopHolding, []);
  // Set for those who must know that scripts have taken over, such as the journeys in e2e.
  useEffect(() => {
    document.documentElement.dataset.isHydrated = 'true';
    pressAgain();
  }, []);
  return (
    <ServicesProvider value={services}>
      <QueryProvider>
        <CookieConsentProvider hasAccepted={props.hasAcceptedCookies}>{props.children}</CookieConsentProvider>
      </QueryProvider>
    </ServicesProvider>
  );
}
