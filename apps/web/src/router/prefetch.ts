import { PREFETCH_IDLE_TIMEOUT_MS } from '@brandpost/domain';
import { matchPath } from 'react-router';
import { addressOfLink } from '../addresses/link-target.ts';
import { createErrorLog } from '../api/error-log.ts';
import type { Services } from '../api/services.ts';
import { isSavingData, whenIdle } from '../boot/idle.ts';
import { loadPage } from './load-page.ts';
import { liveLoaders, type RouteRow } from './route-table.ts';

/** A pointer that only passes over a link rests on it for less. */
const INTENT_MS = 80;

/**
 * Fetches what a link leads to before it is followed: its part of the app and its data, when a pointer, a finger or
 * focus rests on it; and when the browser is idle what an open page asks by when it hears of a crisis. Nothing while data
 * are saved.
 * Source: SPEC section 9, Prefetch idle time-out.
 */
export function prefetchLinks(services: Services, rows: readonly RouteRow[]): void {
  if (isSavingData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const address = addressOfLink(target);
    if (address === null) return;
    timer = setTimeout(
      () => void prefetchPage(services, rows, address),
      type === 'touchstart' ? 0 : INTENT_MS,
    );
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
  whenIdle(() => void liveLoaders().catch(() => undefined), PREFETCH_IDLE_TIMEOUT_MS);
}

/** Fetches a page into the loader cache. A failure is reported when the page is opened. */
async function prefetchPage(services: Services, rows: readonly RouteRow[], url: URL): Promise<void> {
  const found = rowAt(rows, url);
  if (found === null || found.row.isAskedAnew) return;
  try {
    const [page] = await Promise.all([found.row.load(), found.row.loader?.()]);
    const unheard = { ...services, errors: createErrorLog() };
    await loadPage(found.row, page, { services: unheard, params: found.params, url });
  } catch {
    // A redirect, a page that is not there, or no connection: the same will be met by anyone who goes there.
  }
}

function rowAt(
  rows: readonly RouteRow[],
  { pathname }: URL,
): { row: RouteRow; params: Record<string, string | undefined> } | null {
  for (const row of rows) {
    const match = matchPath(row.path, pathname);
    if (match !== null) return { row, params: match.params };
  }
  return null;
}
