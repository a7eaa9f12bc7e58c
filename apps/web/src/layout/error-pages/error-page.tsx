import { Container } from '@brandpost/ui';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useIsConnected } from '../../connection/connection.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { ErrorMessage } from './error-message.tsx';
import { NoConnectionPage } from './no-connection-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page in place of one that failed: its status, else 500. Source: SPEC sections 2 and 8. */
export function ErrorPage() {
  const error = useRouteError();
  const status = statusOf(error);
  const parts = useSessionParts();
  const isForWantOfConnection = useIsForWantOfConnection(error);
  if (isForWantOfConnection) return <NoConnectionPage />;
  if (status === 404) return <NotFoundPage />;
  if (status === 403 && parts !== null) {
    return (
      <Container>
        <parts.NoRight refusal={dataOf(error)} />
      </Container>
    );
  }
  const message = dataOf(error)?.message;
  return (
    <ErrorMessage
      status={status}
      title={status === 403 ? sv.errorPage.deniedTitle : sv.errorPage.failedTitle}
      english={status === 403 ? [] : [sv.errorPage.failed]}
      text={message ?? (status === 403 ? sv.errorPage.deniedText : sv.errorPage.failedText)}
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

/** What a loader threw with the status: above all what the API said. */
function dataOf(error: unknown): { message?: string } | null {
  const data = isRouteErrorResponse(error) ? error.data : null;
  if (typeof data !== 'object' || data === null) return null;
  return typeof data.message === 'string' && data.message.trim() === ''
    ? { ...data, message: undefined }
    : data;
}

/** What `fetch` throws in Chromium, Firefox and Safari when nobody answers; a lost part of the app says other words. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /^(failed to fetch$|networkerror|load failed)/i.test(error.message);
}
