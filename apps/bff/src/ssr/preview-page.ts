import type { FastifyRequest } from 'fastify';
import { newNotes } from '../cache/ask-for-visitors.ts';
import type { RenderedPage } from '../cache/rendered-page.ts';
import { hasAcceptedCookies } from '../cookies/accept-cookies.ts';
import { addressOf } from '../plugins/page-address.ts';
import { ANONYMOUS } from '../sign-in/session-view.ts';
import { endpointAt } from '../upstream/endpoint-at.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type RenderContext, renderPage } from './render-page.ts';
import { sessionTransport, upstreamTransport } from './upstream-transport.ts';

/** What nobody keeps, finds by searching, or takes along to where its links lead. Source: decision 0027. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

type PreviewContext = { upstream: Upstream; defaultToken: () => string; context: RenderContext };

/** The page behind a link to what is not out yet, for somebody without an account: rendered each time, kept by nobody. */
export async function previewPage(
  request: FastifyRequest,
  { upstream, defaultToken, context }: PreviewContext,
): Promise<RenderedPage> {
  const shared = upstreamTransport(context.visitors, newNotes());
  const alone = sessionTransport(upstream, { token: defaultToken(), request });
  return await renderPage(
    {
      url: addressOf(request),
      hasAcceptedCookies: hasAcceptedCookies(request),
      session: ANONYMOUS,
      transport: (address, init) =>
        endpointAt('GET', address)?.shared === true ? shared(address, init) : alone(address, init),
      site: 'public',
    },
    context,
  );
}
