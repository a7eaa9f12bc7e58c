/** What is in the way of a write. Each as the call tells it: only the API knows what a record holds. */
export type ConflictDetails = {
  /** With 412: the version that the change was made on, null where it is not kept. */
  yours?: unknown;
  /** With 412: the version that there is now, null where it is gone. */
  current?: unknown;
  /** With 409: what uses the record. */
  usedBy?: unknown;
  /** With 409, for media: posts that use the file, whether it is the logo, and how many other posts there are. */
  uses?: unknown;
  isLogo?: unknown;
  hiddenUses?: unknown;
};

const CONFLICT_DETAILS = ['yours', 'current', 'usedBy', 'uses', 'isLogo', 'hiddenUses'] as const;

/** What an error answer tells of a conflict, and nothing else of it. */
export function conflictDetails(body: unknown): ConflictDetails {
  if (typeof body !== 'object' || body === null) return {};
  const fields = new Map(Object.entries(body));
  return Object.fromEntries(
    CONFLICT_DETAILS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]),
  );
}

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
} & ConflictDetails;

/** A call that was answered with an error. Network failures are thrown as they are (SPEC section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly url: string;
  readonly code: string;
  readonly requestId: string;
  readonly errors: readonly { field: string; message: string }[];
  readonly conflict: ConflictDetails;
  /** After how long the service asks to be called again; null when it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    problem: Pick<Problem, 'status' | 'url' | 'message'> &
      Partial<Problem> & { retryAfterSeconds?: number | null },
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
    this.status = problem.status;
    this.url = problem.url;
    this.code = problem.code ?? 'UNKNOWN';
    this.requestId = problem.requestId ?? '';
    this.errors = problem.errors ?? [];
    this.conflict = conflictDetails(problem);
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }
}

/** What a `Retry-After` header says, in seconds or as a date. @returns null for none, and for nonsense */
export function retryAfterSecondsIn(header: string | null, nowMs = Date.now()): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/**
 * What an error answer says: its `message`, else the first error under the status code, which stands in the answer
 * itself or in its `errors`, else null. Source: SPEC section 8, "Other HTTP error".
 */
export function messageOf(status: number, body: unknown): string | null {
  if (!isObject(body)) return null;
  return textIn(body.message) ?? firstUnder(status, body) ?? firstUnder(status, body.errors);
}

function firstUnder(status: number, errors: unknown): string | null {
  const underStatus = isObject(errors) ? errors[String(status)] : undefined;
  const first: unknown = Array.isArray(underStatus) ? underStatus[0] : underStatus;
  return textIn(isObject(first) ? first.message : first);
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
