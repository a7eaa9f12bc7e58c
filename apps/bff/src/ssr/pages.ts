import { ACCEPT_COOKIES_COOKIE } from '@brandpost/domain';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedValues } from '../cache/shared-values.ts';
import { hasCookie } from '../cookies/has-cookie.ts';
import type { AskForVisitors } from '../rubicore/ask-for-visitors.ts';
import { pagePolicy } from './content-security-policy.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import type { PageSource } from './page-source.ts';
import { type Encoding, packPage, type RenderedPage } from './rendered-page.ts';
import { upstreamTransport } from './upstream-transport.ts';

const RENDER_TIMEOUT_MS = 10_000;

export type PagesOptions = {
  pages: PageSource;
  visitors: AskForVisitors;
  shared: SharedValues<RenderedPage>;
  publicOrigin: string;
};

/** Every address that nothing else answers is a page of the web app, rendered here. */
export async function pageRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const encodings = new Negotiator({ supportedValues: ['br', 'gzip'], cache: new Map() });
  app.get('/*', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding');
    try {
      const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '') as 'br' | 'gzip' | null;
      return sendPage(request, reply, await pageFor(request, options), encoding ?? 'identity');
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return reply.code(500).type('text/html; charset=utf-8').send(LAST_RESORT_PAGE);
    }
  });
}

/** A visitor's page: a function of the address and of whether cookies are accepted, and of nothing else. */
function pageFor(request: FastifyRequest, options: PagesOptions): Promise<RenderedPage> {
  const url = pathOf(request);
  const hasAcceptedCookies = hasCookie(request.headers.cookie, ACCEPT_COOKIES_COOKIE, 'true');
  return options.shared.get(`${hasAcceptedCookies} ${url}`, () => render(url, hasAcceptedCookies, options));
}

async function render(
  url: string,
  hasAcceptedCookies: boolean,
  { pages, visitors, publicOrigin }: PagesOptions,
): Promise<RenderedPage> {
  const renderer = await pages.renderer();
  const result = await renderer.render({
    url,
    origin: publicOrigin,
    transport: upstreamTransport(visitors),
    hasAcceptedCookies,
    now: new Date(),
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    assets: pages.assets,
  });
  if (result.kind === 'redirect') return result;
  return packPage({ status: result.status, html: result.html, policy: pagePolicy(result, pages.mode) });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  encoding: Encoding,
): FastifyReply {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  reply.header('etag', page.etag).header('content-security-policy', page.policy);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Path and query with exactly one leading slash, so that it cannot be read as another host. */
function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').replace(/^[/\\]+/, '/');
}
