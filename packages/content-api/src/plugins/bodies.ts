import type { FastifyInstance } from 'fastify';
import { malformedRequest } from '../errors.ts';

const FORM_LIMIT_BYTES = 256 * 1024;

/** Lets a scope take any body as a stream that nobody has read: its call counts the bytes. */
export function takeFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Lets a scope take forms as browsers post them, and nothing else. A field that comes twice is refused. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(body.toString())];
      const names = new Set(fields.map(([name]) => name));
      if (names.size < fields.length) done(malformedRequest());
      else done(null, Object.assign(Object.create(null), Object.fromEntries(fields)));
    },
  );
}
