import { newNotes } from '../cache/ask-for-visitors.ts';
import { hasAcceptedCookies } from '../cookies/accept-cookies.ts';
import { ANONYMOUS } from '../sign-in/session-view.ts';
import type { AnswerWithFormPage } from '../visits/routes.ts';
import { type RenderContext, renderPage } from './render-page.ts';
import { upstreamTransport } from './upstream-transport.ts';

/** @param context what every page is rendered with */
export function answerWithFormPage(context: RenderContext): AnswerWithFormPage {
  return async (request, reply, asked) => {
    const page = await renderPage(
      {
        ...asked,
        hasAcceptedCookies: hasAcceptedCookies(request),
        session: ANONYMOUS,
        transport: upstreamTransport(context.visitors, newNotes()),
        site: 'public',
      },
      context,
    );
    if (page.kind === 'redirect') return reply.redirect(page.location, 303);
    return reply
      .code(page.status === 200 ? 422 : page.status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy })
      .type('text/html; charset=utf-8')
      .send(page.bodies.identity);
  };
}
