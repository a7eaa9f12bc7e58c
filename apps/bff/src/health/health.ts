import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../sessions/sessions.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UPSTREAM_REASONS, upstreamState } from './upstream-state.ts';

/** Whether this process is on its way out. */
export type Readiness = { isDraining: boolean };

export type HealthOptions = {
  upstream: Upstream;
  readiness: Readiness;
  sessions: Pick<Sessions, 'ping'>;
  /** Whether there is anything to show while upstream is away. */
  hasContent: () => boolean;
};

/**
 * `/healthz`: alive. `/readyz`: whether to send traffic here, with the reasons against it. A service that has something
 * to show goes on getting visitors while upstream or the session store is away: all replicas would say the same, and
 * nobody would be left (docs/decisions/0023). Source: DESIGN section 4
 */
export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { upstream, readiness, sessions, hasContent } = options;
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const [upstreamIs, canReadSessions] = await Promise.all([
      upstreamState(upstream),
      sessions.ping().then(
        () => true,
        () => false,
      ),
    ]);
    const reasons = [
      ...(readiness.isDraining ? ['draining'] : []),
      ...(upstreamIs === 'ready' ? [] : [UPSTREAM_REASONS[upstreamIs]]),
      ...(canReadSessions ? [] : ['sessions cannot be read']),
    ];
    const isReady = !readiness.isDraining && (upstreamIs === 'ready' || hasContent());
    const status = isReady ? (reasons.length === 0 ? 'ready' : 'degraded') : 'not ready';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, reasons });
  });
}
