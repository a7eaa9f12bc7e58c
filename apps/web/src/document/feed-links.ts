import { sv } from '../texts/sv.ts';
import { escapeHtml } from './escape.ts';

/** The feeds that the BFF serves. Source: DESIGN section 4. */
const FEEDS = [
  { path: '/feeds/nyheter.atom', title: sv.feeds.news },
  { path: '/feeds/krisinformation.atom', title: sv.feeds.alerts },
  { path: '/feeds/krisinformation.cap.xml', title: sv.feeds.alertMessages },
] as const;

/** Where readers of feeds find ours. */
export function feedLinks(siteName: string): string {
  return FEEDS.map(({ path, title }) => {
    const name = escapeHtml(`${title} – ${siteName}`);
    return `<link rel="alternate" type="application/atom+xml" title="${name}" href="${path}">`;
  }).join('');
}
