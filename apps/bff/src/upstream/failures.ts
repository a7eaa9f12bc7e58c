import { BffError, errorKinds } from '../errors.ts';
import { type Interceptor, watched } from './watched-call.ts';

const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const LATE = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
]);

/** Failures reach anyone who asks as errors of ours, before an answer and in the middle of one. */
export const ownErrors: Interceptor = (dispatch) => (options, handler) =>
  dispatch(options, watched(handler, { translate: asUpstreamError }));

/** Whether a connection ended, or never was, before there was an answer. */
export function isBrokenConnection(error: unknown): boolean {
  return BROKEN.has(codeOf(error));
}

/** Whether upstream is to be left alone for a while; nonsense is an answer too, and so is not being started yet. */
export function isNoAnswer(error: unknown): boolean {
  return isBrokenConnection(error) || isLate(error);
}

/** A transport failure in our own words: no host, no port, no stack in what is answered. */
export function asUpstreamError(error: unknown): BffError {
  if (error instanceof BffError) return error;
  const kind = isLate(error) ? errorKinds.upstreamTimeout : errorKinds.upstreamUnreachable;
  return new BffError(kind, { cause: error });
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function isLate(error: unknown): boolean {
  if (error instanceof BffError) return error.kind === errorKinds.upstreamTimeout;
  return LATE.has(codeOf(error)) || (error instanceof Error && error.name === 'TimeoutError');
}
