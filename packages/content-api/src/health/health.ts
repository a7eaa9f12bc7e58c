import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';

/** `/healthz`: alive. `/readyz`: able to answer, or why not. Neither needs a token. */
export function serveHealth(app: FastifyInstance, { db }: Dependencies): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ready: true };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ ready: false, reason: 'database' });
    }
  });
}
