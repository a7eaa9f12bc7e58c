import type { FastifyReply } from 'fastify';

/** Why single sign-on led to nothing, as the sign-in page reads it. Everybody who is refused reads the same. */
export type SamlFailure = 'avbruten' | 'idp' | 'tjanst';

/** Back to the sign-in page, with the way to where somebody wanted to go. */
export function sendBack(
  reply: FastifyReply,
  failure: SamlFailure,
  returnTo = '/',
  origin = '',
): FastifyReply {
  const query = new URLSearchParams({ fel: failure, tillbaka: returnTo });
  return reply.redirect(`${origin}/login?${query}`, 303);
}
