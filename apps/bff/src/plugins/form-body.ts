import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Has an area take forms as browsers post them without scripts. */
export function takeForms(app: FastifyInstance, { maxBytes }: { maxBytes: number }): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

/** What was filled in; nothing for a request without a form. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
