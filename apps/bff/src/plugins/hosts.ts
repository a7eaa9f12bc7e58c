import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { BffError, errorKinds } from '../errors.ts';

/** Asked by anyone who watches the process, by whatever address. */
const ASKED_BY_ANY_HOST = ['/healthz', '/readyz'];

/**
 * Answers for our own hosts alone: what is asked of another is 421, so that no answer of ours is kept under a name
 * that is not ours. Source: DESIGN section 4, Hostnames; SECURITY T16.
 */
export const knownHosts = fastifyPlugin<Pick<Config, 'publicOrigin' | 'intranetOrigin'>>(
  async (app: FastifyInstance, { publicOrigin, intranetOrigin }) => {
    const hosts = new Map(
      [publicOrigin, intranetOrigin].flatMap((origin) =>
        origin === null ? [] : spellingsOf(origin).map((spelling) => [spelling, new URL(origin).host]),
      ),
    );
    const own = new URL(publicOrigin);
    app.addHook('onRequest', async (request, reply) => {
      requireHttp1(request.raw);
      if (ASKED_BY_ANY_HOST.includes(request.routeOptions.url ?? '')) return;
      // Node takes the first of several; anyone who stands in front may have taken another.
      const sent = request.raw.headersDistinct.host ?? [];
      if (sent.length > 1) throw new BffError(errorKinds.badRequest);
      const asked = sent[0]?.toLowerCase() ?? '';
      const host = hosts.get(asked);
      if (host === undefined) {
        if (isSameMachine(asked, own) && request.method === 'GET') {
          return reply.redirect(own.origin + request.url, 302);
        }
        throw new BffError(errorKinds.wrongHost);
      }
      // The whole address may stand in the request line, and then names a host too (RFC 9112, section 3.2.2).
      if (!request.url.startsWith('/') && hosts.get(URL.parse(request.url)?.host ?? '') !== host) {
        throw new BffError(errorKinds.badRequest);
      }
      // Spelt as it is in the settings: anyone who compares it later must not take the intranet for the public site.
      request.headers.host = host;
    });
  },
);

/**
 * How a host may be named: with its port or, where a proxy in front leaves that out or adds the usual one, without or
 * with it.
 */
export function spellingsOf(origin: string): string[] {
  const { hostname, host, protocol } = new URL(origin);
  const usualPort = protocol === 'https:' ? 443 : 80;
  return host === hostname ? [host, `${host}:${usualPort}`] : [host, hostname];
}

/** Somebody who types the number of this machine means the name that the service has there. */
function isSameMachine(asked: string, { hostname, port }: URL): boolean {
  return (
    hostname === 'localhost' && ['127.0.0.1', '[::1]'].some((number) => asked === `${number}:${port || 80}`)
  );
}

/** Node's parser lets other versions through, and answers them as HTTP/1.1. */
function requireHttp1({ httpVersionMajor }: { httpVersionMajor: number }): void {
  if (httpVersionMajor !== 1) throw new BffError(errorKinds.badRequest);
}
