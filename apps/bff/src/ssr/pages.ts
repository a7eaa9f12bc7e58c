import { ACCEPT_COOKIES_COOKIE } from '@brandpost/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCookie } from '../cookies/has-cookie.ts';
import type { AskForVisitors } from '../rubicore/ask-for-visitors.ts';
import { pagePolicy } from './content-security-policy.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import type { PageSource } from './page-source.ts';
import { upstreamTransport } from './upstream-transport.ts';

const RENDER_TIMEOUT_MS = 10_000;

export type PagesOptions = { pages: PageSource; visitors: AskForVisitors; publicOrigin: string };

/** Every address that nothing else answers is a page of the web app, rendered here. */
export async function pageRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  app.get('/*', (request, reply) => renderPage(request, reply, options));
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, visitors, publicOrigin }: PagesOptions,
): Promise<FastifyReply> {
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
  reply.header('cache-control', 'no-cache').header('vary', 'cookie');
  try {
    const renderer = await pages.renderer();
    const result = await renderer.render({
      url: pathOf(request),
      origin: publicOrigin,
      transport: upstreamTransport(visitors),
      hasAcceptedCookies: hasCookie(request.headers.cookie, ACCEPT_COOKIES_COOKIE, 'true'),
      now: new Date(),
      signal,
      assets: pages.assets,
    });
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);
    return reply
      .code(result.status)
      .header('content-security-policy', pagePolicy(result, pages.mode))
      .type('text/html; charset=utf-8')
      .send(result.html);
  } catch (error) {
    request.log.error({ err: error }, 'A page could not be rendered');
    return reply.code(500).type('text/html; charset=utf-8').send(LAST_RESORT_PAGE);
  }
}

/** Path and query with exactly one leading slash, so that it cannot be read as another host. */
function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').replace(/^[/\\]+/, '/');
}
