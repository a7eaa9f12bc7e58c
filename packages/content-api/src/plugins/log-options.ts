import type { FastifyRequest } from 'fastify';
import type { LogLevel } from '../config/env.ts';

/** JSON lines. Of an address only the path is told: what people search for is nobody's business. Source: SECURITY T45. */
export function logOptions(level: LogLevel) {
  return {
    level,
    redact: ['req.headers', 'token', 'password'],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    },
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
