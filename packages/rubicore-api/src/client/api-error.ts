/** The one shape in which the BFF tells of an error. Source: DESIGN section 4, error contract. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  url: string;
  /** Swedish, safe to show. */
  message: string;
  code: string;
  requestId: string;
  errors?: { field: string; message: string }[];
};

/** A call that was answered with an error. Network failures are thrown as they are (SPEC section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly url: string;
  readonly code: string;
  readonly requestId: string;
  readonly errors: readonly { field: string; message: string }[];

  constructor(
    problem: Pick<Problem, 'status' | 'url' | 'message'> & Partial<Problem>,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
    this.status = problem.status;
    this.url = problem.url;
    this.code = problem.code ?? 'UNKNOWN';
    this.requestId = problem.requestId ?? '';
    this.errors = problem.errors ?? [];
  }
}

/**
 * What an error answer says: its `message`, else the first error under the status code, else null.
 * Source: SPEC section 8, "Other HTTP error".
 */
export function messageOf(status: number, body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  if ('message' in body && typeof body.message === 'string' && body.message !== '') return body.message;
  const underStatus = new Map(Object.entries(body)).get(String(status));
  const first = Array.isArray(underStatus) ? underStatus[0] : underStatus;
  if (typeof first === 'string' && first !== '') return first;
  if (
    typeof first === 'object' &&
    first !== null &&
    'message' in first &&
    typeof first.message === 'string'
  ) {
    return first.message || null;
  }
  return null;
}
