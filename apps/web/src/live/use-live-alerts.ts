import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionIs, watchNetwork } from '../connection/connection.ts';
import { paths } from '../router/paths.ts';
import { listenLive } from './live-events.ts';

/** A crowd that is told at the same moment asks spread over this time. */
const SPREAD_MS = 500;

/** Keeps the alerts of an open page as they are, and the crisis that somebody is reading about. */
export function useLiveAlerts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    watchNetwork();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const renewSoon = (...queryKey: string[]) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void queryClient.invalidateQueries({ queryKey });
      }, Math.random() * SPREAD_MS);
      timers.add(timer);
    };
    const stop = listenLive({
      onAlerts: () => renewSoon('alerts'),
      onContent: () => {
        if (location.pathname.startsWith(`${paths.alerts()}/`)) renewSoon('post');
      },
      onConnection: connectionIs,
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [queryClient]);
}
