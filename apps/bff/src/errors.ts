import { STATUS_CODES } from 'node:http';
import type { ConflictDetails } from '@brandpost/rubicore-api';
import type { FastifyError } from 'fastify';

/** One kind of failure: what the browser is sent, and how loudly the log is. */
type ErrorKind = {
  code: string;
  status: number;
  title: string;
  message: string;
  logLevel: 'info' | 'warn' | 'error';
};

/** An error that the BFF answers with. Source: DESIGN section 4, error contract. */
export class BffError extends Error {
  override readonly name = 'BffError';
  readonly kind: ErrorKind;
  readonly errors: readonly { field: string; message: string }[];
  readonly retryAfterSeconds: number | undefined;
  /** What else the API tells of a conflict; anyone who may make the call may know it. */
  readonly details: ConflictDetails;

  constructor(
    kind: ErrorKind,
    options: ErrorOptions & Partial<Pick<BffError, 'errors' | 'retryAfterSeconds' | 'details'>> = {},
  ) {
    super(kind.message, options);
    this.kind = kind;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details ?? {};
  }
}

/** Every failure of our own making. Messages are Swedish and safe to show. */
export const errorKinds = {
  upstreamUnreachable: {
    code: 'UPSTREAM_UNREACHABLE',
    status: 502,
    title: 'Bad Gateway',
    message: 'Tjänsten går inte att nå just nu. Försök igen om en stund.',
    logLevel: 'warn',
  },
  upstreamTimeout: {
    code: 'UPSTREAM_TIMEOUT',
    status: 504,
    title: 'Gateway Timeout',
    message: 'Tjänsten svarade inte i tid. Försök igen om en stund.',
    logLevel: 'warn',
  },
  upstreamPaused: {
    code: 'UPSTREAM_PAUSED',
    status: 503,
    title: 'Service Unavailable',
    message: 'Tjänsten svarar inte just nu. Försök igen om en stund.',
    logLevel: 'warn',
  },
  upstreamNonsense: {
    code: 'UPSTREAM_NONSENSE',
    status: 502,
    title: 'Bad Gateway',
    message: 'Tjänsten gav ett svar som inte går att läsa. Försök igen om en stund.',
    logLevel: 'error',
  },
  notFound: {
    code: 'NOT_FOUND',
    status: 404,
    title: 'Not Found',
    message: 'Det du söker finns inte här.',
    logLevel: 'info',
  },
  hostileTarget: {
    code: 'BAD_TARGET',
    status: 400,
    title: 'Bad Request',
    message: 'Adressen innehåller tecken som inte är tillåtna.',
    logLevel: 'info',
  },
  crossSite: {
    code: 'CROSS_SITE',
    status: 403,
    title: 'Forbidden',
    message: 'Anropet kom från en annan webbplats och har stoppats.',
    logLevel: 'warn',
  },
  sessionsAway: {
    code: 'SESSIONS_AWAY',
    status: 503,
    title: 'Service Unavailable',
    message: 'Inloggningen går inte att kontrollera just nu. Försök igen om en stund.',
    logLevel: 'error',
  },
  signedOut: {
    code: 'SIGNED_OUT',
    status: 401,
    title: 'Unauthorized',
    message: 'Du behöver logga in.',
    logLevel: 'info',
  },
  masqueradeEnded: {
    code: 'MASQUERADE_ENDED',
    status: 401,
    title: 'Unauthorized',
    message: 'Du agerar inte längre som någon annan.',
    logLevel: 'info',
  },
  passwordSignInOff: {
    code: 'PASSWORD_SIGN_IN_OFF',
    status: 403,
    title: 'Forbidden',
    message: 'Inloggning med lösenord är avstängd.',
    logLevel: 'info',
  },
  passkeyTooLate: {
    code: 'PASSKEY_TOO_LATE',
    status: 422,
    title: 'Unprocessable Content',
    message: 'Det tog för lång tid. Försök igen.',
    logLevel: 'info',
  },
  notAllowed: {
    code: 'NOT_ALLOWED',
    status: 403,
    title: 'Forbidden',
    message: 'Du har inte behörighet till det här.',
    logLevel: 'info',
  },
  alreadyMasked: {
    code: 'ALREADY_MASKED',
    status: 409,
    title: 'Conflict',
    message: 'Du agerar redan som någon annan. Avsluta det först.',
    logLevel: 'info',
  },
  badRequest: {
    code: 'BAD_REQUEST',
    status: 400,
    title: 'Bad Request',
    message: 'Anropet går inte att förstå.',
    logLevel: 'info',
  },
  wrongHost: {
    code: 'WRONG_HOST',
    status: 421,
    title: 'Misdirected Request',
    message: 'Den här adressen hör inte hit.',
    logLevel: 'info',
  },
  tooManyRequests: {
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    title: 'Too Many Requests',
    message: 'För många försök. Vänta en stund och försök igen.',
    logLevel: 'info',
  },
  overloaded: {
    code: 'OVERLOADED',
    status: 503,
    title: 'Service Unavailable',
    message: 'Många besöker sidan just nu. Försök igen om en stund.',
    logLevel: 'warn',
  },
  tooLarge: {
    code: 'TOO_LARGE',
    status: 413,
    title: 'Content Too Large',
    message: 'Det som skickades är för stort.',
    logLevel: 'info',
  },
  unsupportedType: {
    code: 'UNSUPPORTED_TYPE',
    status: 415,
    title: 'Unsupported Media Type',
    message: 'Innehållet är av en typ som inte tas emot här.',
    logLevel: 'info',
  },
  broken: {
    code: 'INTERNAL',
    status: 500,
    title: 'Internal Server Error',
    message: 'Något gick fel hos oss. Försök igen om en stund.',
    logLevel: 'error',
  },
} as const satisfies Record<string, ErrorKind>;

/** An answer from upstream that is an error: its status and, where it had one, its own message. */
export function upstreamRefusal(
  status: number,
  options: { message: string | null; code: string | null } & Pick<
    ConstructorParameters<typeof BffError>[1] & object,
    'errors' | 'retryAfterSeconds' | 'details'
  >,
): BffError {
  const { message, code, ...rest } = options;
  return new BffError(
    {
      code: code ?? `UPSTREAM_${status}`,
      status,
      title: STATUS_CODES[status] ?? 'Error',
      message: message ?? ownSentence(status),
      logLevel: status >= 500 ? 'warn' : 'info',
    },
    rest,
  );
}

/** Any error as one of ours. What Fastify itself refuses keeps its meaning; all else is a 500. */
export function asBffError(error: unknown): BffError {
  if (error instanceof BffError) return error;
  const status = (error as FastifyError | null)?.statusCode;
  if (status === 413) return new BffError(errorKinds.tooLarge, { cause: error });
  if (status === 415) return new BffError(errorKinds.unsupportedType, { cause: error });
  if (status !== undefined && status >= 400 && status < 500) {
    return new BffError({ ...errorKinds.badRequest, status }, { cause: error });
  }
  return new BffError(errorKinds.broken, { cause: error });
}

function ownSentence(status: number): string {
  const sentences: Readonly<Record<number, string>> = {
    400: 'Anropet går inte att förstå.',
    401: 'Du behöver logga in.',
    403: 'Du har inte behörighet till det här.',
    404: 'Det du söker finns inte.',
    409: 'Någon annan har ändrat samma sak.',
    412: 'Någon annan har sparat en nyare version.',
    413: 'Det som skickades är för stort.',
    422: 'Några uppgifter behöver rättas.',
    429: 'För många försök. Vänta en stund.',
    503: 'Tjänsten är stängd för underhåll.',
  };
  return sentences[status] ?? 'Något gick fel. Försök igen om en stund.';
}
