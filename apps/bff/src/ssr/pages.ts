import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptValues } from '../cache/kept-values.ts';
import type { Encoding, RenderedPage } from '../cache/rendered-page.ts';
import { sharedHeaders } from '../cache/shared-headers.ts';
import type { FollowedMaintenance } from '../maintenance/follow-maintenance.ts';
import { isPreviewAddress } from '../operations/logged-path.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import { originOf } from '../sign-in/sign-in-context.ts';
import { isClosedTo, toMaintenance } from './closed-pages.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import { type OwnPageContext, ownPage } from './own-page.ts';
import { PREVIEW_HEADERS, previewPage } from './preview-page.ts';
import { type VisitorPage, visitorPage } from './visitor-page.ts';

export type PagesOptions = OwnPageContext & {
  kept: KeptValues<RenderedPage>;
  intranetOrigin: string | null;
  maintenance: FollowedMaintenance;
  /** What visitors read with. */
  defaultToken: () => string;
  limits: RateLimits;
};

/** By address: what is kept by nobody is rendered each time. */
const PREVIEW_RATE = { points: 120, seconds: 60 };

/** A failure is not remembered for as long. */
const RETRY_AFTER_S = '2';
const MAINTENANCE_RETRY_AFTER_S = '60';

/** Every address that nothing else answers is a page of the web app, rendered here. */
export async function pageRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { kept, context, intranetOrigin, maintenance } = options;
  const { publicOrigin } = context;
  const limitPreviews = options.limits('preview', PREVIEW_RATE);
  const encodings = new Negotiator({ supportedValues: ['br', 'gzip'], cache: new Map() });
  app.get('/*', async (request, reply) => {
    reply.header('vary', 'cookie, accept-encoding');
    const isPreview = isPreviewAddress(request.raw.url ?? '/');
    if (isPreview) await limitPreviews(request);
    try {
      const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '') as 'br' | 'gzip' | null;
      const isPublic = originOf(request, { publicOrigin, intranetOrigin }) === publicOrigin;
      if (request.hasSessionCookie || !isPublic) {
        reply.header('cache-control', 'private, no-store');
        const own = await ownPage(request, reply, { ...options, site: isPublic ? 'public' : 'intranet' });
        if (isPreview) reply.headers(PREVIEW_HEADERS);
        if (own !== null) return sendPage(request, reply, own, encoding ?? 'identity');
      }
      if (maintenance.isClosed() && isClosedTo(request, null)) {
        reply.headers({ 'cache-control': 'no-store', 'retry-after': MAINTENANCE_RETRY_AFTER_S });
        return sendPage(request, reply, toMaintenance(), 'identity');
      }
      if (isPreview) {
        reply.headers(PREVIEW_HEADERS);
        const page = await previewPage(request, options);
        return sendPage(request, reply, page, encoding ?? 'identity');
      }
      const given = await visitorPage(request, { kept, context });
      if (!request.hasSessionCookie) reply.headers(headersFor(given));
      return sendPage(request, reply, given.page, encoding ?? 'identity');
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(LAST_RESORT_PAGE);
    }
  });
}

/** What says that something is wrong is for whoever met it: they try again soon, and others do not hear of it. */
function headersFor({ notes, hasFailed }: VisitorPage): Record<string, string> {
  return hasFailed ? { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S } : sharedHeaders(notes);
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
