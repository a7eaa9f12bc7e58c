import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../upstream/upstream.ts';

const PROBE_TIMEOUT_MS = 2000;

/** Whether this process should get traffic, and why not. */
export type Readiness = { isDraining: boolean };

/** `/healthz`: alive. `/readyz`: upstream answers and we are not on our way out. Source: DESIGN section 4. */
export async function healthRoutes(
  app: FastifyInstance,
  { upstream, readiness }: { upstream: Upstream; readiness: Readiness },
): Promise<void> {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const reasons = [
      ...(readiness.isDraining ? ['draining'] : []),
      ...((await answers(upstream)) ? [] : ['the content API does not answer']),
    ];
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reasons.length === 0 ? 'ready' : 'not ready', reasons });
  });
}

/** Any answer at all will do, even a refusal: the API is there. */
async function answers(upstream: Upstream): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const reply = await upstream.request({ method: 'GET', path: '/healthz', headers: {}, signal });
    await reply.body.dump();
    return reply.statusCode < 500;
  } catch {
    return false;
  }
}
