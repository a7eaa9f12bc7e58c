import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { malformedRequest } from '../errors.ts';

/** Far more than the largest post; what is larger is not read to its end. */
const JSON_LIMIT_BYTES = 1_048_576;
const FORM_LIMIT_BYTES = 256 * 1024;

/** Takes JSON and nothing else: UTF-8 to the last byte, without keys that reach for prototypes. Source: SECURITY T36. */
export function takeJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: JSON_LIMIT_BYTES },
    (_request, body, done) => {
      // Some clients name a type for nothing at all; calls that need a body refuse that themselves.
      if (body.length === 0) {
        done(null);
        return;
      }
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
        done(null, parse(text, { protoAction: 'error', constructorAction: 'error' }));
      } catch (cause) {
        done(malformedRequest([], { cause }));
      }
    },
  );
}

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
