/** What no first picture needs: how paper looks, and what an installed app is called. */
const LATE_LINKS = [
  { rel: 'stylesheet', href: '/print.css', media: 'print' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
] as const;

/** Where no script runs, the browser itself fetches the sheet for paper. */
export const LINKS_WITHOUT_SCRIPTS =
  '<noscript><link rel="stylesheet" href="/print.css" media="print"></noscript>';

/** Adds them to the page, after all that its first picture needs: on a slow network each file delays the others. */
export function addLateLinks(): void {
  for (const link of LATE_LINKS) addLink(link);
}

/** Has the browser fetch what a link in the head names. */
export function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}
