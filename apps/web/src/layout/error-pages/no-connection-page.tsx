import { Button, Container } from '@brandpost/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { FIELD_PAGE } from '../../addresses/field-page.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { reachesSite } from '../../connection/connection.ts';
import { hideKeptCopyNote } from '../../connection/kept-copy.ts';
import { BrokenLine } from '../../illustrations/broken-line.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { sv } from '../../texts/sv.ts';

const RETRY_EVERY_MS = 2000;

const Text = styled.p`
  max-width: 40rem;
  margin-block: 1.25rem 1rem;
  font-size: 1.25rem;
`;
const Emergency = styled.p`
  margin-bottom: 1.5rem;
`;
const Result = styled.p`
  margin-top: 1rem;
`;

/** Where there is a copy of the page, or staff keep their own, the service worker shows it to anyone who loads its address. */
async function reloadIfKept(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const kept = (await caches.match(location.pathname)) ?? (await caches.match(FIELD_PAGE));
  if (kept !== undefined) location.reload();
}

/**
 * In place of a page that could not be fetched for want of a connection. The address is the one that was asked for: it
 * is loaded as soon as it can be, and the page before is one step back, as it was.
 */
export function NoConnectionPage() {
  const [hasTried, setHasTried] = useState(false);
  const retry = async () => {
    setHasTried(false);
    if (await reachesSite()) location.reload();
    else setHasTried(true);
  };
  // Of the page that one came from: this one is no copy.
  useEffect(() => {
    hideKeptCopyNote();
    void reloadIfKept();
    const timer = setInterval(async () => {
      if (!document.hidden && (await reachesSite())) location.reload();
    }, RETRY_EVERY_MS);
    return () => {
      hideKeptCopyNote(false);
      clearInterval(timer);
    };
  }, []);
  return (
    <Container>
      <Illustrated picture={<BrokenLine />}>
        <h1>{sv.connection.pageTitle}</h1>
        <Text>{sv.connection.pageText}</Text>
        <Emergency>
          <EmergencyCall />
        </Emergency>
        <Button type="button" onClick={() => void retry()}>
          {sv.connection.retry}
        </Button>
        <Result role="status">{hasTried ? sv.connection.stillLost : ''}</Result>
      </Illustrated>
    </Container>
  );
}
