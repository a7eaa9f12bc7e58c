import { useState } from 'react';
import { useRouteError } from 'react-router';
import { useIsConnected } from '../../connection/connection.ts';
import { LeakingHydrant } from '../../illustrations/leaking-hydrant.tsx';
import { sv } from '../../texts/sv.ts';
import { ErrorMessage } from './error-message.tsx';
import { NoConnectionPage } from './no-connection-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page in place of one that failed: its status, else 500. Source: SPEC sections 2 and 8. */
export function ErrorPage() {
  const error = useRouteError();
  const status = statusOf(error);
  const isForWantOfConnection = useIsForWantOfConnection(error);
  if (isForWantOfConnection) return <NoConnectionPage />;
  if (status === 404) return <NotFoundPage />;
  return (
    <ErrorMessage
      status={status}
      title={sv.errorPage.failedTitle}
      english={[sv.errorPage.failed]}
      text={sv.errorPage.failedText}
      picture={<LeakingHydrant />}
    />
  );
}

/** Also once the connection is back, for that does not mend the error. */
function useIsForWantOfConnection(error: unknown): boolean {
  const isConnected = useIsConnected();
  const [metUnconnected, setMetUnconnected] = useState<unknown>(null);
  if (!isConnected && metUnconnected !== error) setMetUnconnected(error);
  return metUnconnected === error || isUnreached(error);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What `fetch` throws in Chromium, Firefox and Safari when nobody answers; a lost part of the app says other words. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /^(failed to fetch$|networkerror|load failed)/i.test(error.message);
}
