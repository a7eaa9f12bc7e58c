import type { Problem } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asBffError, BffError, errorKinds } from '../errors.ts';
import { problemPage } from './problem-page.ts';

/** The one place where an error becomes an answer, and where it is logged. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, asBffError(error)));
}

/** The one error shape. Source: DESIGN section 4, error contract. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: BffError): FastifyReply {
  const { kind } = error;
  // What somebody else did wrong needs no stack of ours: anyone who does it a thousand times would fill the disk.
  const err = kind.status >= 500 ? error : undefined;
  request.log[kind.logLevel]({ err, code: kind.code }, kind.title);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  const problem: Problem = {
    type: 'about:blank',
    title: kind.title,
    status: kind.status,
    url: request.url,
    message: kind.message,
    code: kind.code,
    requestId: request.id,
    ...(error.errors.length === 0 ? {} : { errors: [...error.errors] }),
    ...error.details,
  };
  reply.code(kind.status).header('cache-control', 'no-store');
  if (isShownToSomebody(request, kind.status)) {
    return reply.type('text/html; charset=utf-8').send(problemPage(kind.message));
  }
  return reply.type('application/problem+json; charset=utf-8').send(problem);
}

/** A window that asked for a page and met a service that cannot answer shows words, not JSON. */
function isShownToSomebody(request: FastifyRequest, status: number): boolean {
  return (status >= 500 || status === 429) && isAskedAsPage(request);
}

/** Whether a browser's window asks, to show what comes, and not a program or a page for a part of it. */
export function isAskedAsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** The answer to an address that is not listed. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, new BffError(errorKinds.notFound));
}
