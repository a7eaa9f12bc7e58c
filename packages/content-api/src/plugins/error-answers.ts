import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiFailure,
  alreadyThere,
  databaseAway,
  type FieldError,
  malformedRequest,
  notFound,
  tooLarge,
  unexpected,
  wrongMediaType,
} from '../errors.ts';

/** Lets every error leave in one shape: `{message, code, errors?}`. Logs what is ours to mend, once, here. */
export function useErrorAnswers(app: FastifyInstance, { onDatabaseFull }: { onDatabaseFull(): void }): void {
  app.setErrorHandler((error, request, reply) => {
    if ((error as { code?: unknown }).code === DISK_FULL) onDatabaseFull();
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
}

/** For errors that Fastify meets before a route is found, such as an address that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureFrom(error);
  if (failure.status >= 500) request.log.error({ err: error }, failure.code);
  return send(reply, failure);
}

function send(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  // A route may have said what it was about to send, and for how long it may be kept.
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  reply.headers(failure.headers);
  return reply.code(failure.status).send({
    message: failure.message,
    code: failure.code,
    ...failure.details,
    ...(failure.errors.length === 0 ? {} : { errors: failure.errors }),
  });
}

function failureFrom(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (!(error instanceof Error)) return unexpected();
  const { validation, statusCode, code } = error as Partial<FastifyError>;
  if (validation !== undefined) return malformedRequest(fieldErrorsFrom(validation));
  if (statusCode === 413) return tooLarge();
  if (statusCode === 415) return wrongMediaType();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return malformedRequest();
  if (OUT_OF_RANGE.has(String(code))) return malformedRequest([], { cause: error });
  if (isDatabaseAway(code) || LOST_CONNECTION.test(error.message)) return databaseAway([], { cause: error });
  return CONFLICTS.has(String(code)) ? alreadyThere([], { cause: error }) : unexpected([], { cause: error });
}

/** SQLSTATE. Like all of its class it is answered with 503, so that an editor tries again by itself. */
const DISK_FULL = '53100';

/** SQLSTATE of a number or a date that no column holds: schemas have bounds, and one may have been forgotten. */
const OUT_OF_RANGE: ReadonlySet<string> = new Set(['22003', '22007', '22008']);

/** Two calls wrote the same thing, or one took away what the other referred to: SQLSTATE of unique and foreign keys. */
const CONFLICTS: ReadonlySet<string> = new Set(['23505', '23503']);

type Problem = { instancePath: string; params: Record<string, unknown> };

/** One for each field, however many of its alternatives did not fit. */
function fieldErrorsFrom(problems: readonly Problem[]): FieldError[] {
  return [...new Map(problems.map(fieldErrorFrom).map((error) => [error.field, error])).values()];
}

function fieldErrorFrom(problem: Problem): FieldError {
  const missing = problem.params.missingProperty;
  if (typeof missing === 'string') return { field: missing, message: 'Fältet måste vara ifyllt' };
  const field = problem.instancePath.split('/').find((part) => part !== '') ?? '';
  return { field, message: 'Värdet går inte att använda' };
}

/** SQLSTATE classes 08, 53 and 57 (a query that took too long), a deadlock, and what the network says. */
function isDatabaseAway(code: unknown): boolean {
  return (
    typeof code === 'string' &&
    /^(?:08|53|57|40)|^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/.test(code)
  );
}

/** What `pg` says of a connection that has ended, or that none can be had: these errors carry no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout e|Query read timeout)/;
