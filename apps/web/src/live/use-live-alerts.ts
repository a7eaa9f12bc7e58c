import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/services.ts';
import { connectionIs } from '../connection/connection.ts';
import { reloadUnlessGuarded } from '../layouts/navigation/unsaved-work.ts';
import { paths } from '../router/paths.ts';
import { listenLive } from './live-events.ts';

/** A crowd that is told at the same moment asks spread over this time. */
const SPREAD_MS = 500;

/** Keeps the alerts of an open page as they are, and the crisis that somebody is reading about. */
export function useLiveAlerts(): void {
  const { memory } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renewSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void revalidate(), Math.random() * SPREAD_MS);
    };
    const stop = listenLive({
      onAlerts() {
        memory.forget();
        renewSoon();
      },
      onContent() {
        memory.forget();
        if (location.pathname.startsWith(`${paths.alerts()}/`)) renewSoon();
      },
      onSignedOut: reloadUnlessGuarded,
      onConnection: connectionIs,
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [memory, revalidate]);
}
