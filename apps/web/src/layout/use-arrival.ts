import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useServices } from '../api/services.ts';
import { documentTitle, type PageMeta } from '../document/page-meta.ts';
import { closePanels } from '../navigation/close-panels.ts';
import { useOpenPage } from '../navigation/page-route.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { SAME_PLACE } from '../navigation/same-place.ts';
import { focusHeading } from './focus-heading.ts';
import { useLayoutData } from './layout-data.ts';

/**
 * Tells everyone that a new page is here: the document's title, description and address follow it, open
 * panels close and focus moves to the page's heading (not on the first page nor on Back, where the browser
 * knows better). Source: SWEDEN A-04.
 */
export function useArrival(): void {
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const { origin, sessionParts } = useServices();
  const { siteName } = useLayoutData();
  const unread = (sessionParts?.useUnread ?? useNothing)();
  const page = useOpenPage();
  const { own } = usePageTitle();
  const isFirst = useRef(true);

  // Once per place in the history, identified by its key.
  useEffect(() => {
    // What was opened before scripts had taken over belongs to this page.
    if (!isFirst.current) closePanels();
    isFirst.current = false;
    if (page) describeDocument(page.meta, origin);
    if (navigationType !== 'POP' && state !== SAME_PLACE) focusHeading();
  }, [key]);

  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    if (page) document.title = count + documentTitle({ title: own ?? page.meta.title }, siteName);
  }, [key, unread, own]);
}

/** Visitors have nothing to read. */
const useNothing = () => 0;

function describeDocument(meta: PageMeta, origin: string): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', origin + meta.canonicalPath);
}
