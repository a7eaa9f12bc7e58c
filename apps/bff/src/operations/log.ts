import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { loggedError } from './log-errors.ts';
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
