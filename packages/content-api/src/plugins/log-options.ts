import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { LogLevel } from '../config/env.ts';

/** JSON lines. Of an address only the path is logged: what people search for is nobody's business. Source: SECURITY T45. */
export function logOptions(level: LogLevel) {
  return {
    level,
    redact: ['req.headers', 'token', 'password'],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    },
  };
}

/** The token of a preview link is a key: anyone who reads the log does not get it. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/(\/preview\/).*/i, '$1…');
}

/** The caller's own id for a request, so that one call can be followed through both servers' logs; else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
