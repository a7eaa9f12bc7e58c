import type { Endpoint } from '../endpoint.ts';

/** The statuses of errors, with what each means. Source: DESIGN section 5, Errors. */
export const ERROR_STATUSES = {
  400: 'The request is malformed: an unknown value in the query, a body of the wrong shape',
  401: 'No token, or one that is not valid any more; for others than visitors: nobody is signed in',
  403: 'The caller may not do this',
  404: 'There is no such record, or the caller may not see it',
  409: 'Something stands in the way: it is in use, or is there already',
  412: 'The record has changed since the version that If-Match names; both versions are sent',
  413: 'The body is too large',
  415: 'The body is of a type that is not taken',
  422: 'A rule is broken; named field by field',
  429: 'Too many tries; Retry-After says when the next may be made',
  503: 'The database does not answer, or the site is closed for maintenance',
  507: 'There is no room left for files',
} as const;
export type ErrorStatus = keyof typeof ERROR_STATUSES;

/** Records that are saved in versions, below which `If-Match` is asked. */
const VERSIONED = /^\/core\/v1\/(?:post|editor|shared-block)\/:id/;

/** Where somebody could guess. */
const COUNTS_TRIES = /\/(?:login|password|token|confirmation)(?:\/passkey)?$/;

/** Every status of an error that a call may be answered with. A test holds the content API to it. */
export function errorsOf(endpoint: Endpoint): ErrorStatus[] {
  const { access, body, method, path, params, query } = endpoint;
  const isWrite = method !== 'GET';
  const isFile = body !== undefined && 'raw' in body;
  const may: readonly (readonly [ErrorStatus, boolean])[] = [
    [400, true],
    [401, access !== 'open' || body !== undefined],
    [403, access !== 'open' && (access !== 'anyone' || isWrite)],
    [404, params !== undefined || isWrite || path.startsWith('/saml/')],
    [409, isWrite],
    [412, isWrite && VERSIONED.test(path)],
    [413, isWrite],
    [415, isWrite],
    [422, isWrite || query !== undefined],
    [429, COUNTS_TRIES.test(path)],
    [503, true],
    [507, isFile],
  ];
  return may.flatMap(([status, does]) => (does ? [status] : []));
}
