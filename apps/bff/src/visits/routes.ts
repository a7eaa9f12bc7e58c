import { ACCESSIBILITY_PAGE_SLUG } from '@brandpost/domain';
import type { FaultyForm } from '@brandpost/render-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { BffError } from '../errors.ts';
import { formOf, takeForms } from '../plugins/form-body.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import type { CallAsBff } from './call-as-bff.ts';
import type { VisitCounter } from './count-visits.ts';

/** Answers a form of a visitor with its page: what was typed is in it, and beside that what is wrong. */
export type AnswerWithFormPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { url: string; faultyForm: FaultyForm },
) => Promise<FastifyReply>;

type Options = {
  origins: readonly string[];
  limits: RateLimits;
  visits: VisitCounter;
  call: CallAsBff;
  answerWithFormPage: AnswerWithFormPage;
};

/** By address. Several may share one. */
const VISIT_RATE = { points: 120, seconds: 60 };
const FEEDBACK_RATE = { points: 30, seconds: 600 };
const REPORT_RATE = { points: 10, seconds: 3600 };
/** 4,000 signs of a description, each of which a form may write as twelve. */
const MAX_BYTES = 65_536;
/** A field that nobody sees: what fills it in is a machine, and is thanked like all others. */
const TRAP = 'webbplats';

/**
 * What visitors tell us without a name: that they went on to a page, whether it helped, what is not accessible. Forms
 * work without scripts: each answer is a part of the page that its address points at, so the page stays one for all.
 */
export async function visitRoutes(
  app: FastifyInstance,
  { origins, limits, visits, call, answerWithFormPage }: Options,
): Promise<void> {
  takeForms(app, { maxBytes: MAX_BYTES });
  const limitVisits = limits('visit', VISIT_RATE);
  const limitFeedback = limits('feedback', FEEDBACK_RATE);
  const limitReports = limits('lack-report', REPORT_RATE);

  app.post('/bff/page-views', async (request, reply) => {
    requireSameOrigin(request, origins);
    await limitVisits(request);
    if (!request.hasSessionCookie && typeof request.body === 'string')
      visits.note(localPath(request.body), request.headers['user-agent']);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.post('/bff/page-feedback', async (request, reply) => {
    requireSameOrigin(request, origins);
    const form = formOf(request);
    const path = localPath(form.get('sida')).split(/[?#]/, 1)[0] ?? '/';
    const answer = ANSWERS.get(form.get('svar') ?? '');
    const back = (part: string, status?: number) => answerWith(reply, { path, part }, status);
    if (answer === undefined) return back('hjalpte-sidan');
    try {
      await limitFeedback(request);
      const comment = answer === 'comment' ? (form.get('kommentar') ?? '').slice(0, MAX_COMMENT) : '';
      if (!form.get(TRAP)) await call('addPageFeedback', { path, answer, comment });
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const failed = answer === 'comment' ? 'kommentaren-kom-inte-fram' : 'svaret-kom-inte-fram';
      return back(failed, error.kind.status);
    }
    return back(answer === 'no' ? 'vad-saknade-du' : 'tack-for-svaret');
  });

  app.post(STATEMENT, async (request, reply) => {
    requireSameOrigin(request, origins);
    const form = formOf(request);
    const field = (name: string) => form.get(name) ?? '';
    const back = (part: string, status?: number) => answerWith(reply, { path: STATEMENT, part }, status);
    const lack = { page: field('sida'), description: field('beskrivning'), email: field('epost') };
    try {
      await limitReports(request);
      if (field(TRAP) === '') await call('reportLack', lack);
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const { status } = error.kind;
      if (status >= 500 || status === 429) return back('anmalan-kom-inte-fram', status);
      const errors = error.errors.map(({ field, message }) => ({
        field: LACK_FIELDS.get(field) ?? field,
        message,
      }));
      if (asksForJson(request) || request.hasSessionCookie)
        return answerWith(reply, { path: STATEMENT, part: 'kontrollera-anmalan', errors }, status);
      const typed = { sida: lack.page, beskrivning: lack.description, epost: lack.email };
      return answerWithFormPage(request, reply, { url: STATEMENT, faultyForm: { typed, errors } });
    }
    return back('anmalan-ar-skickad');
  });
}

/** Where lacks are reported: the form leads to its own page, so that it is there again when something is wrong. */
const STATEMENT = `/sida/${ACCESSIBILITY_PAGE_SLUG}`;
/** What the form calls the fields of a report. */
const LACK_FIELDS: ReadonlyMap<string, string> = new Map([
  ['page', 'sida'],
  ['description', 'beskrivning'],
  ['email', 'epost'],
]);

const ANSWERS = new Map([
  ['ja', 'yes'],
  ['nej', 'no'],
  ['kommentar', 'comment'],
] as const) as ReadonlyMap<string, 'yes' | 'no' | 'comment'>;
const MAX_COMMENT = 500;

/** A browser is led to the part of the page that answers; a script, which stays where it is, reads which one that is. */
function answerWith(
  reply: FastifyReply,
  { path, ...answer }: { path: string; part: string; errors?: FaultyForm['errors'] },
  status = 200,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (asksForJson(reply.request)) return reply.code(status).send(answer);
  return reply.redirect(`${path}#${answer.part}`, 303);
}

function asksForJson({ headers }: FastifyRequest): boolean {
  return headers.accept === 'application/json';
}
