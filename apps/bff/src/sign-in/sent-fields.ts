import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { requireOwnScript, requireSameOrigin } from '../plugins/same-origin.ts';

const LIMIT_BYTES = 16_384;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What a page or a script of ours has sent: texts by name. `isForm`: a page without scripts, which is sent on by 303. */
export type SentFields = { isForm: boolean; field(name: string): string; value(name: string): unknown };

/** Takes small forms and small JSON objects, and nothing else, on the routes of a plugin. */
export function takeFields(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string' as const, bodyLimit: LIMIT_BYTES };
  app.addContentTypeParser(FORM_TYPE, options, (_, body, done) => {
    const fields = [...new URLSearchParams(body.toString())];
    done(null, { isForm: true, fields: new Map(fields) });
  });
  app.addContentTypeParser('application/json', options, (_, body, done) => {
    try {
      const text = body.toString();
      const record: unknown = text === '' ? {} : JSON.parse(text);
      if (typeof record !== 'object' || record === null) throw new TypeError('No object');
      done(null, { isForm: false, fields: new Map(Object.entries(record)) });
    } catch (error) {
      done(new BffError(errorKinds.badRequest, { cause: error }));
    }
  });
}

/**
 * The fields of a request that changes something, once it is certain that a page of ours has sent them.
 * @throws BffError crossSite
 */
export function sentFields(request: FastifyRequest, origins: readonly string[]): SentFields {
  const sent = request.body as { isForm: boolean; fields: Map<string, unknown> } | undefined;
  const isForm = sent?.isForm ?? false;
  if (isForm) requireSameOrigin(request, origins);
  else requireOwnScript(request, { origins, hasSession: true });
  return {
    isForm,
    value: (name) => sent?.fields.get(name),
    field(name) {
      const value = sent?.fields.get(name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
  };
}
