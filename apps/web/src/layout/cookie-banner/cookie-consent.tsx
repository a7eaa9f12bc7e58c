import { acceptedCookie } from '@brandpost/domain';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type CookieConsent = { hasAccepted: boolean; accept: () => void };

const ConsentContext = createContext<CookieConsent>({ hasAccepted: false, accept: () => undefined });

/** Knows whether cookies have been accepted: from the request on the server, from then on from the click. */
export function CookieConsentProvider(props: { hasAccepted: boolean; children: ReactNode }) {
  const [hasAccepted, setHasAccepted] = useState(props.hasAccepted);
  const consent = useMemo(
    () => ({
      hasAccepted,
      accept: () => {
        rememberAcceptance();
        setHasAccepted(true);
      },
    }),
    [hasAccepted],
  );
  return <ConsentContext.Provider value={consent}>{props.children}</ConsentContext.Provider>;
}

export function useCookieConsent(): CookieConsent {
  return useContext(ConsentContext);
}

function rememberAcceptance(): void {
  // The Cookie Store API is not in every browser that visitors have.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = acceptedCookie(location.protocol === 'https:');
}
