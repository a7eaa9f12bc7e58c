import type { createBrowserRouter } from 'react-router';

/**
 * Tells the server that a visitor went on to another page, which it has not rendered: the address without what is asked
 * for in it, and nothing of the visitor. Nobody waits for it. ADR 0061
 */
export function countNavigations(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
) {
  let last = router.state.location.pathname;
  router.subscribe(({ location: { pathname: body }, navigation, errors }) => {
    if (navigation.state !== 'idle' || body === last) return;
    last = body;
    if (errors === null)
      fetch('/bff/page-views', { method: 'POST', body, keepalive: true }).catch(() => undefined);
  });
}
