import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';

/** Sooner than anyone who asks gives up. */
const TIMEOUT_MS = 1500;

/** `/healthz`: alive. `/readyz`: able to answer, or why not. Neither needs a token. */
export function serveHealth(app: FastifyInstance, { db }: Dependencies): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      // A server that froze takes questions and never answers.
      const isThere = await Promise.race([
        sql`select 1`.execute(db).then(() => true),
        wait(TIMEOUT_MS, false, { ref: false }),
      ]);
      if (!isThere) throw new Error(`No answer within ${TIMEOUT_MS} ms`);
      return { ready: true };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ ready: false, reason: 'database' });
    }
  });
}
