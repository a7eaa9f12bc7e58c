import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { BffError, errorKinds } from '../errors.ts';

/** Asked by whoever watches the process, by whatever address. */
const ASKED_BY_ANY_HOST = ['/healthz', '/readyz'];

/**
 * Answers for our own hosts alone: what is asked of another is 421, so that no answer of ours is kept under a name
 * that is not ours. Source: DESIGN section 4, Hostnames; SECURITY T16.
 */
export const knownHosts = fastifyPlugin<Pick<Config, 'publicOrigin' | 'intranetOrigin'>>(
  async (app: FastifyInstance, { publicOrigin, intranetOrigin }) => {
    const hosts = [publicOrigin, intranetOrigin].flatMap((origin) =>
      origin === null ? [] : [new URL(origin).host],
    );
    app.addHook('onRequest', async (request) => {
      if (ASKED_BY_ANY_HOST.includes(request.routeOptions.url ?? '')) return;
      // Node takes the first of several; whoever stands in front may have taken another.
      const sent = request.raw.headersDistinct.host ?? [];
      if (sent.length > 1) throw new BffError(errorKinds.badRequest);
      const host = sent[0]?.toLowerCase() ?? '';
      if (!hosts.includes(host)) throw new BffError(errorKinds.wrongHost);
      // Spelt as it is in the settings: whoever compares it later must not take the intranet for the public site.
      request.headers.host = host;
    });
  },
);
