import { type AlertNotice, matchesNotices } from '@brandpost/domain';
import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { connectionIs } from '../../connection/connection.ts';
import { reloadUnlessGuarded } from '../../navigation/unsaved-work.ts';
import { useLoadedAlerts } from '../layout-data.ts';
import { alertsOnPage } from './alerts-on-page.ts';
import { askForFires } from './fire-news.ts';
import { keepCurrent } from './keep-current.ts';
import { hear } from './last-event.ts';
import { listenLive } from './live-events.ts';

/** A server with too much to do may have answered with what was before the event. */
const FIRES_AGAIN_MS = 3000;

/**
 * Keeps the alerts of an open page as they are, the crisis that somebody is reading about, what is said of fires, and
 * whether the site is closed.
 */
export function useLiveAlerts(): void {
  const services = useServices();
  const { loaderCache, clock, session, sessionParts, servedEvent } = services;
  const { revalidate } = useRevalidator();
  const onTop = useLoadedAlerts();
  const match = useMatches().at(-1);
  const onPage = alertsOnPage(match);
  const hasFireBans = showsFireBans(match);
  const shown = useRef({ onTop, onPage, hasFireBans });
  useEffect(() => {
    shown.current = { onTop, onPage, hasFireBans };
  });
  useEffect(() => {
    let liveAlerts: readonly AlertNotice[] | null = null;
    let lastEvent = servedEvent;
    let hasFireNews = false;
    let firesAgain: ReturnType<typeof setTimeout> | undefined;
    const mayHaveMore = session.state !== 'anonymous';
    const showsMore = () =>
      location.pathname.startsWith(paths.alerts()) || location.pathname === paths.maintenance();
    const page = keepCurrent({
      isCurrent() {
        if (liveAlerts === null) return true;
        const { onTop, onPage } = shown.current;
        const judging = { now: clock(), mayHaveMore };
        return (
          matchesNotices(onTop, liveAlerts, judging) &&
          (onPage === null || onPage.matchesNotices(liveAlerts, judging))
        );
      },
      ask(asks) {
        if (lastEvent !== null) hear(asks === 0 ? lastEvent : `${lastEvent}.${asks}`);
        invalidate();
        if (!hasFireNews) return revalidate();
        hasFireNews = false;
        return askForFires(revalidate);
      },
    });
    const invalidate = () => {
      loaderCache.invalidate();
      sessionParts?.refreshContent(services);
    };
    const heardOf = (event: string | null) => {
      // Also what somebody asks for by going elsewhere is asked as of this.
      if (event !== null) hear(event);
      lastEvent = event ?? lastEvent;
      invalidate();
    };
    const askAboutFires = () => {
      if (!shown.current.hasFireBans) return;
      hasFireNews = true;
      page.onNews(true);
    };
    const stop = listenLive(
      {
        onAlerts(alerts, event) {
          const isAsBefore = event !== null && event === lastEvent;
          liveAlerts = alerts;
          if (!isAsBefore) heardOf(event);
          page.onNews(alerts === null || (!isAsBefore && showsMore()));
        },
        onContent(event, isUrgent) {
          heardOf(event);
          if (isUrgent || showsMore()) page.onNews(true);
        },
        onFireBan(event) {
          heardOf(event);
          askAboutFires();
          clearTimeout(firesAgain);
          firesAgain = setTimeout(askAboutFires, FIRES_AGAIN_MS);
        },
        onGap(event) {
          heardOf(event);
          hasFireNews ||= shown.current.hasFireBans;
          // Which alerts visitors may read comes with an event of its own.
          page.onGap(mayHaveMore || showsMore() || hasFireNews);
        },
        onSignedOut: reloadUnlessGuarded,
        onConnection: connectionIs,
      },
      servedEvent,
    );
    return () => {
      stop();
      clearTimeout(firesAgain);
      page.stop();
    };
  }, [services, loaderCache, clock, session, sessionParts, servedEvent, revalidate]);
}

/** Whether a page, of which React Router tells as its last match, says what is known of fires. */
function showsFireBans(match: { loaderData?: unknown } | undefined): boolean {
  const data = match?.loaderData;
  return typeof data === 'object' && data !== null && 'fireBans' in data && data.fireBans !== null;
}
