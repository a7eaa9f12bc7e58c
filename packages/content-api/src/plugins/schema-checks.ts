import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
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
    // With the first call of its kind: a process that starts would compile hundreds that it is never asked for.
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= compileSchema(schema, httpPart);
      return validate(value) ? { value } : { error: validate.errors ?? [] };
    };
  });
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      if (!isWellFormed(part)) throw malformedRequest();
    }
  });
}

/**
 * One instance a schema: several of them define a `ContentNode` of their own.
 * @param httpPart `body`, or what is read out of text
 * @throws an error of ajv for a schema that is none
 */
export function compileSchema(schema: object, httpPart: string | undefined): ValidateFunction {
  // What is read out of text may be endless (`1e309`), and ajv holds only finite numbers to a schema's bounds.
  const reading = { coerceTypes: true, strictNumbers: false } as const;
  return new Ajv(httpPart === 'body' ? STRICT : { ...STRICT, ...reading }).compile(schema);
}

/** Tells what has the shape of a schema from what has not. The schema is compiled once something is asked about. */
export function guardOf<Schema extends TSchema>(schema: Schema): (value: unknown) => value is Static<Schema> {
  let validate: ValidateFunction | undefined;
  return (value): value is Static<Schema> => {
    validate ??= compileSchema(schema, 'body');
    return validate(value) === true;
  };
}

/** Twice what the deepest content tree needs; schemas that call themselves would go down with any depth. */
const MAX_DEPTH = 64;

/**
 * Whether a value is of a depth that anybody needs, and no text within holds NUL, which PostgreSQL cannot store, or
 * half a character. Keeps its own stack.
 */
export function isWellFormed(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: item, depth } = next;
    if (typeof item === 'string') {
      if (item.includes('\u0000') || !item.isWellFormed()) return false;
    } else if (typeof item === 'object' && item !== null && !Buffer.isBuffer(item)) {
      if (depth === MAX_DEPTH) return false;
      for (const [key, inner] of Object.entries(item)) {
        waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 });
      }
    }
  }
  return true;
}
