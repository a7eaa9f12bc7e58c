import { isAsTold, type ToldAlert } from '@brandpost/domain';
import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { connectionIs } from '../../connection/connection.ts';
import { reloadUnlessGuarded } from '../../navigation/unsaved-work.ts';
import { useLoadedAlerts } from '../layout-data.ts';
import { alertsOnPage } from './alerts-on-page.ts';
import { hear } from './last-event.ts';
import { listenLive } from './live-events.ts';
import { stayAsTold } from './stay-as-told.ts';

/** Keeps the alerts of an open page as they are, and the crisis that somebody is reading about. */
export function useLiveAlerts(): void {
  const services = useServices();
  const { memory, clock, session, sessionParts } = services;
  const { revalidate } = useRevalidator();
  const onTop = useLoadedAlerts();
  const onPage = alertsOnPage(useMatches().at(-1));
  const shown = useRef({ onTop, onPage });
  useEffect(() => {
    shown.current = { onTop, onPage };
  });
  useEffect(() => {
    let told: readonly ToldAlert[] | null = null;
    let lastEvent: string | null = null;
    const mayHaveMore = session.state !== 'anonymous';
    const onCrisisPage = () => location.pathname.startsWith(paths.alerts());
    const page = stayAsTold({
      isAsTold() {
        if (told === null) return true;
        const { onTop, onPage } = shown.current;
        const judging = { now: clock(), mayHaveMore };
        return isAsTold(onTop, told, judging) && (onPage === null || onPage.isAsTold(told, judging));
      },
      ask(asks) {
        if (lastEvent !== null) hear(asks === 0 ? lastEvent : `${lastEvent}.${asks}`);
        forget();
        return revalidate();
      },
    });
    const forget = () => {
      memory.forget();
      sessionParts?.refreshContent(services);
    };
    const heardOf = (event: string | null) => {
      // Also what somebody asks for by going elsewhere is asked as of this.
      if (event !== null) hear(event);
      lastEvent = event ?? lastEvent;
      forget();
    };
    const stop = listenLive({
      onAlerts(alerts, event) {
        heardOf(event);
        told = alerts;
        page.onNews(alerts === null || onCrisisPage());
      },
      onContent(event) {
        heardOf(event);
        if (onCrisisPage()) page.onNews(true);
      },
      onGap() {
        forget();
        // Which alerts visitors may read is told at once; of all else somebody may have been told meanwhile.
        page.onNews(mayHaveMore || onCrisisPage());
      },
      onSignedOut: reloadUnlessGuarded,
      onConnection: connectionIs,
    });
    return () => {
      stop();
      page.stop();
    };
  }, [services, memory, clock, session, sessionParts, revalidate]);
}
