import { ApiError } from '@brandpost/rubicore-api';

/** What the service says is wrong with each field of a form, by its name. */
export function fieldErrorsOf(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof ApiError ? error.errors : [];
  return new Map(errors.map(({ field, message }) => [field, message]));
}
