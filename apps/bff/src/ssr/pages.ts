import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from '../cache/encodings.ts';
import { bodiesForMany, type HtmlPage, type RenderedPage } from '../cache/rendered-page.ts';
import { sharedHeaders } from '../cache/shared-headers.ts';
import type { SwrCache } from '../cache/swr-cache.ts';
import type { SharedReplies } from '../fast-path/shared-replies.ts';
import type { FollowedMaintenance } from '../maintenance/follow-maintenance.ts';
import { isPreviewAddress } from '../operations/logged-path.ts';
import { sendNotFound } from '../plugins/error-handler.ts';
import { pathOf } from '../plugins/page-address.ts';
import { plainPage } from '../plugins/problem-page.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import { originOf } from '../sign-in/sign-in-context.ts';
import { isClosedTo, toMaintenance } from './closed-pages.ts';
import { type OwnPageContext, ownPage } from './own-page.ts';
import { PREVIEW_HEADERS, previewPage } from './preview-page.ts';
import { sharedPage, type VisitorPage, visitorPage } from './visitor-page.ts';

export type PagesOptions = OwnPageContext & {
  kept: SwrCache<RenderedPage>;
  replies: SharedReplies;
  intranetOrigin: string | null;
  maintenance: FollowedMaintenance;
  /** What visitors read with. */
  defaultToken: () => string;
  limits: RateLimits;
  /** Called with each page that a visitor was shown, and with what the browser calls itself. */
  noteVisit: (url: string, userAgent: string | undefined) => void;
};

/** By address: what is kept by nobody is rendered each time. */
const PREVIEW_RATE = { points: 120, seconds: 60 };

/** `.` or `..` in a path, as they are or escaped: a page would be read at a second address. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Signs that end a sentence or a quotation, as they are or escaped. */
const ENDING = /[.,;:!)\]>"'*]|%(?:2[129acACeE]|3[bBeE]|5[dD])|%E2%80%9[dD]/.source;
/**
 * What a sentence or a message left at the end of an address that is no page's. It is looked for at the first of such signs
 * alone: an address of thousands of them takes no time.
 */
const LEFT_OF_A_SENTENCE = new RegExp(`(?<!${ENDING})(?:${ENDING})+$`);

/** A failure is not remembered for as long. */
const RETRY_AFTER_S = '2';
const MAINTENANCE_RETRY_AFTER_S = '60';

/** When even the error page fails. Source: SPEC section 8. */
const LAST_RESORT_PAGE = plainPage('<p lang="en">An error occurred while showing the error page</p>');

/** Every address that nothing else answers is a page of the web app, rendered here. */
export async function pageRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { kept, replies, context, intranetOrigin, maintenance } = options;
  const { publicOrigin } = context;
  const limitPreviews = options.limits('preview', PREVIEW_RATE);
  app.get('/bff/*', sendNotFound);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (DOT_SEGMENT.test(path)) return sendNotFound(request, reply);
    reply.header('vary', 'cookie, accept-encoding');
    const isPreview = isPreviewAddress(request.raw.url ?? '/');
    if (isPreview) await limitPreviews(request);
    try {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const isPublic = originOf(request, { publicOrigin, intranetOrigin }) === publicOrigin;
      if (request.hasSessionCookie || !isPublic) {
        reply.header('cache-control', 'private, no-store');
        const own = await ownPage(request, reply, { ...options, site: isPublic ? 'public' : 'intranet' });
        if (isPreview) reply.headers(PREVIEW_HEADERS);
        if (own !== null) return sendPage(request, reply, own, encoding);
      }
      if (maintenance.isClosed() && isClosedTo(request, null)) {
        reply.headers({ 'cache-control': 'no-store', 'retry-after': MAINTENANCE_RETRY_AFTER_S });
        return sendPage(request, reply, toMaintenance(), 'identity');
      }
      if (isPreview) {
        reply.headers(PREVIEW_HEADERS);
        const page = await previewPage(request, options);
        return sendPage(request, reply, page, encoding);
      }
      const given = await visitorPage(request, { kept, context });
      const meant = isMissing(given) ? path.replace(LEFT_OF_A_SENTENCE, '') : path;
      if (meant !== path && meant !== '') return reply.redirect(meant, 301);
      if (!request.hasSessionCookie) {
        reply.headers(headersFor(given));
        recordPage(request, reply, given, { kept, replies });
        const isShown = given.page.kind === 'page' && given.page.status === 200;
        if (isShown) options.noteVisit(request.raw.url ?? '/', request.headers['user-agent']);
      }
      return sendPage(request, reply, given.page, encoding);
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

/** For an address that is no page's and was asked for as one: the site's own words for that there is nothing. */
export function answerWithMissingPage(options: Pick<PagesOptions, 'kept' | 'context'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { page } = await sharedPage({ url: pathOf(request), hasAcceptedCookies: false }, options);
    reply.headers({ 'cache-control': 'no-store', vary: 'accept, accept-encoding' });
    return sendPage(request, reply, page, acceptedEncoding(request.headers['accept-encoding']));
  };
}

function isMissing({ page }: VisitorPage): boolean {
  return page.kind === 'page' && page.status === 404;
}

/** What says that something is wrong is for anyone who met it: they try again soon, and others do not hear of it. */
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
  describePage(reply, page);
  if (isKnown(page, request.headers['if-none-match']))
    return reply.code(304).removeHeader('content-type').send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}

function describePage(reply: FastifyReply, { etag, policy }: HtmlPage): void {
  reply.headers({ etag, 'content-security-policy': policy }).type('text/html; charset=utf-8');
}

function isKnown({ status, etag }: HtmlPage, ifNoneMatch: string | undefined): boolean {
  return status === 200 && ifNoneMatch === etag;
}

/** The next visitor is given the same before any of this is asked again. */
function recordPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, key, notes, hasFailed }: VisitorPage,
  { kept, replies }: Pick<PagesOptions, 'kept' | 'replies'>,
): void {
  if (page.kind === 'redirect' || hasFailed) return;
  describePage(reply, page);
  const { status } = page;
  const recording = { cache: kept, key, value: page, notes, status, bodies: bodiesForMany, isKnown };
  replies.record<HtmlPage>(request, reply, recording);
}
