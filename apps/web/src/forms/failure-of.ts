import { ApiError } from '@brandpost/rubicore-api';
import { ShownFailure } from '../api/shown-failure.ts';
import { sv } from '../texts/sv.ts';

/** What to say of a call that failed: the service's own words, with those of each field that it names. */
export function failureOf(error: unknown): string {
  if (error instanceof ShownFailure) return error.message;
  if (!(error instanceof ApiError)) return sv.errors.unreachable;
  const messages = error.errors.map(({ message }) => message);
  return [error.message, ...new Set(messages)].join(' ');
}
