import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type HealthOptions, healthRoutes } from '../health/health.ts';

/**
 * `/metrics`, and health once more, on a port for those who run the service: none of it is on the public one.
 * Source: DESIGN section 4
 */
export async function operationsServer(
  deps: HealthOptions & { registry: Registry },
): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(healthRoutes, deps);
  app.get('/metrics', async (_, reply) => {
    const text = await deps.registry.metrics();
    return reply.header('cache-control', 'no-store').type(deps.registry.contentType).send(text);
  });
  return app;
}
