import type { FastifyInstance } from 'fastify';

/** Source: SECURITY T17. */
const LIMIT_BYTES = 256 * 1024;

/** Takes forms as browsers post them, and nothing else, on the routes of a plugin. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LIMIT_BYTES },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );
}

/** The one value of a field; null when there is none, or more than one. */
export function onlyValue(form: unknown, name: string): string | null {
  const values = form instanceof URLSearchParams ? form.getAll(name) : [];
  return values.length === 1 && values[0] !== undefined ? values[0] : null;
}
