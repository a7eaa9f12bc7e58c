import { PREFETCH_IDLE_TIMEOUT_MS } from '@brandpost/domain';
import { matchPath } from 'react-router';
import { addressOfLink } from '../addresses/link-target.ts';
import { paths } from '../addresses/paths.ts';
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
  const onIntent = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    clearTimeout(timer);
    if (isInSearch(target)) void prefetchSearch(rows);
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
  // Somebody may have turned to something before the app was there.
  onIntent({ type: 'focusin', target: document.activeElement });
  whenIdle(() => void liveLoaders().catch(() => undefined), PREFETCH_IDLE_TIMEOUT_MS);
}

/** Fetches a page into the loader cache. A failure is reported when the page is opened. */
async function prefetchPage(services: Services, rows: readonly RouteRow[], url: URL): Promise<void> {
  const found = rowAt(rows, url);
  if (found === null || found.row.isAskedAnew) return;
  try {
    const [page] = await partsOf(found.row);
    const unheard = { ...services, errors: createErrorLog() };
    await loadPage(found.row, page, { services: unheard, params: found.params, url });
  } catch {
    // A redirect, a page that is not there, or no connection: the same will be met by anyone who goes there.
  }
}

function isInSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=search]') !== null;
}

/** What is searched for is known when it is sent; the part of the app that shows it as soon as somebody turns to the field. */
async function prefetchSearch(rows: readonly RouteRow[]): Promise<void> {
  const search = rows.find(({ path }) => matchPath(path, paths.search()));
  try {
    if (search !== undefined) await partsOf(search);
  } catch {
    // No connection: said when the search is sent.
  }
}

/** A page's view and what fetches its data, at the same time: they are in files of their own. */
async function partsOf({ load, loader }: RouteRow) {
  return await Promise.all([load(), loader?.()]);
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
