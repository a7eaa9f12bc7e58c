/** A field that could not be used, and why, in Swedish. */
export type FieldError = { field: string; message: string };

/** An answer that is not 2xx. The message is Swedish and safe to show. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(kind: ErrorKind, errors: readonly FieldError[] = [], options?: ErrorOptions) {
    super(kind.message, options);
    this.status = kind.status;
    this.code = kind.code;
    this.errors = errors;
  }
}

type ErrorKind = { status: number; code: string; message: string };

function defineError(kind: ErrorKind) {
  return (errors?: readonly FieldError[], options?: ErrorOptions) => new ApiFailure(kind, errors, options);
}

/*
 * Every error that the content API answers with. Source: DESIGN section 5, Errors.
 */

export const malformedRequest = defineError({
  status: 400,
  code: 'MALFORMED_REQUEST',
  message: 'Anropet gick inte att tolka.',
});

export const invalidQuery = defineError({
  status: 400,
  code: 'INVALID_QUERY',
  message: 'Frågan innehåller ett värde som inte går att använda.',
});

export const tokenMissing = defineError({
  status: 401,
  code: 'TOKEN_MISSING',
  message: 'Anropet saknar åtkomstnyckel.',
});

export const tokenNotValid = defineError({
  status: 401,
  code: 'TOKEN_NOT_VALID',
  message: 'Åtkomstnyckeln gäller inte längre. Logga in igen.',
});

export const signInNeeded = defineError({
  status: 401,
  code: 'SIGN_IN_NEEDED',
  message: 'Du behöver logga in.',
});

export const notAllowed = defineError({
  status: 403,
  code: 'NOT_ALLOWED',
  message: 'Du saknar behörighet.',
});

export const notFound = defineError({ status: 404, code: 'NOT_FOUND', message: 'Det du söker finns inte.' });

export const tooLarge = defineError({
  status: 413,
  code: 'TOO_LARGE',
  message: 'Innehållet är för stort.',
});

export const wrongMediaType = defineError({
  status: 415,
  code: 'WRONG_MEDIA_TYPE',
  message: 'Innehållets format går inte att ta emot.',
});

export const databaseAway = defineError({
  status: 503,
  code: 'DATABASE_AWAY',
  message: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
});

export const unexpected = defineError({
  status: 500,
  code: 'UNEXPECTED',
  message: 'Något gick fel. Försök igen om en stund.',
});
