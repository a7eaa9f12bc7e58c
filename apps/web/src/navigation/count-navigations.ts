import type { createBrowserRouter } from 'react-router';

/**
 * Tells the server that a visitor went on to another page, which it has not rendered: the address without what is asked
 * for in it, and nothing of the visitor. ADR 0061
 */
export function countNavigations(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
) {
  let last = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle' && pathname !== last) {
      last = pathname;
      navigator.sendBeacon('/bff/page-views', last);
    }
  });
}
