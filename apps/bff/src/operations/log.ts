import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { loggedPath } from './logged-path.ts';

/** What nobody needs to read in a log, should it ever be handed to one. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'samlrequest',
  'samlresponse',
  'relaystate',
]);

/**
 * The service's log: JSON, a line each, to standard output. No query, no search text, no header and no body enters it,
 * and of an error only what is known by name. Source: SECURITY T1, T45
 */
export function createLog(level: LogLevel, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    // Pino's own redaction is at work for each request, whether it logs or not.
    formatters: { log: withoutSecrets },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: (error: unknown) => loggedError(error),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The same with secrets taken out, also those one step further in. */
function withoutSecrets(entry: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (SECRETS.has(name.toLowerCase())) return [name, '…'];
      const isPlain =
        typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      return [name, isPlain && depth === 0 ? withoutSecrets(value as Record<string, unknown>, 1) : value];
    }),
  );
}

/** An error as it enters the log. */
type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/** Causes of causes; more than this nobody reads. */
const MAX_CAUSES = 5;
/** A parser quotes what it could not read, and that may be anybody's password. */
const QUOTED = /, ".*" is not valid JSON|, "?\.\.\..* is not valid JSON/s;

/** What is known of an error by name: libraries hang whole commands, bodies and addresses on theirs. Source: SECURITY T45. */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Thrown, and no error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const hasCause = error.cause instanceof Error && depth < MAX_CAUSES;
  return {
    type: error.name,
    message: unquoted(error.message),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: unquoted(error.stack) }),
    ...(hasCause ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

function unquoted(text: string): string {
  return text.replace(QUOTED, ' in what is not valid JSON');
}
