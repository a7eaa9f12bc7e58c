import { GlobalStyle } from '@brandpost/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { pressAgain } from '../boot/held-press.ts';
import { CookieConsentProvider } from '../layouts/cookie-banner/cookie-consent.tsx';
import { FONT_EXTENDED_PATH, FONT_PATH } from './fonts.ts';
import { type Services, ServicesProvider } from './services.ts';

/** Everything around the router: the same on the server and in the browser. */
export function App(props: { services: Services; hasAcceptedCookies: boolean; children: ReactNode }) {
  const { services } = props;
  // Told to whoever must know that scripts have taken over, such as the journeys in e2e.
  useEffect(() => {
    document.documentElement.dataset.isHydrated = 'true';
    pressAgain();
  }, []);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <CookieConsentProvider hasAccepted={props.hasAcceptedCookies}>
          <GlobalStyle $fontUrl={FONT_PATH} $fontExtendedUrl={FONT_EXTENDED_PATH} />
          {props.children}
        </CookieConsentProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
