import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

/** What everything but a page may do in a browser: nothing. Pages bring a policy of their own. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

type Options = {
  isHttps: boolean;
  /** Whether every name under ours is to be asked over https alone, also those that other services have. */
  hstsSubdomains: boolean;
};

/** Headers that every answer carries, errors too. Source: SECURITY T32; SWEDEN 2.7. */
export const securityHeaders = fastifyPlugin<Options>(async (app, { isHttps, hstsSubdomains }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // For browsers of long ago, or as browsers do anyway: bytes that a page on a slow phone need not wait for.
    dnsPrefetchControl: false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', CLOSED_POLICY);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    reply.header('x-request-id', request.id);
  });
});
