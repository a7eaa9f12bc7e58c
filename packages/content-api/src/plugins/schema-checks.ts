import { Ajv } from 'ajv';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { malformedRequest } from '../errors.ts';

/** The catalogue's schemas are our own, so they are not checked by a schema of schemas: compiling that takes long. */
const TRUSTED = { meta: false, validateSchema: false } as const;
const STRICT = { strict: true, allErrors: false, removeAdditional: false, ...TRUSTED } as const;

/**
 * Checks what comes in by the catalogue's schemas. Bodies are taken as they are: nothing is turned into another type
 * or dropped in silence. Queries and parameters are text by nature, so numbers and booleans are read out of them.
 * Source: SECURITY T35.
 */
export function useSchemaChecks(app: FastifyInstance): void {
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) => {
    // One instance a schema: several of them define a `ContentNode` of their own.
    const ajv = new Ajv({ ...STRICT, coerceTypes: httpPart !== 'body' });
    return ajv.compile(schema);
  });
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      if (!isWellFormed(part)) throw malformedRequest();
    }
  });
}

/** Whether no text within holds NUL, which PostgreSQL cannot store, or half a character. Keeps its own stack. */
export function isWellFormed(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\u0000') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next)) {
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
    }
  }
  return true;
}
