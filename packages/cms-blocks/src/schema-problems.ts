import { messages, textLength } from '@brandpost/validation';
import type { TSchema } from 'typebox';
import { isPlainObject } from './plain-object.ts';

/**
 * Checks a value against the part of JSON Schema that block props use: a flat object of texts, numbers, booleans and
 * enums. Why not a library: TypeBox's own check costs 11 kB gzip in the editor and ajv generates code, which the
 * content security policy forbids; this is half a kilobyte, and a test holds it against TypeBox's check.
 */
export type SchemaProblem = { readonly prop: string | null; readonly message: string };

type PropSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};
type ObjectSchema = {
  readonly properties: Readonly<Record<string, PropSchema>>;
  readonly required?: readonly string[];
};

/** Keywords that are understood; a test refuses a block whose schema holds any other. */
export const UNDERSTOOD_KEYWORDS: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'properties',
  'required',
  'additionalProperties',
]);

/** @returns what is wrong, in Swedish, per prop; empty when the value fits. Unknown props are problems too. */
export function schemaProblems(schema: TSchema, value: unknown): SchemaProblem[] {
  if (!isPlainObject(value)) return [{ prop: null, message: 'Blockets innehåll måste vara ett objekt' }];
  const { properties, required = [] } = schema as unknown as ObjectSchema;
  const problems: SchemaProblem[] = [];
  for (const prop of required) {
    if (!Object.hasOwn(value, prop)) problems.push({ prop, message: 'Fältet saknas' });
  }
  for (const [prop, propValue] of Object.entries(value)) {
    const propSchema = Object.hasOwn(properties, prop) ? properties[prop] : undefined;
    const message = propSchema === undefined ? 'Fältet är okänt' : valueProblem(propSchema, propValue);
    if (message !== null) problems.push({ prop, message });
  }
  return problems;
}

function valueProblem(schema: PropSchema, value: unknown): string | null {
  if (schema.enum !== undefined) {
    return schema.enum.includes(value) ? null : `Fältet måste vara något av ${schema.enum.join(', ')}`;
  }
  switch (schema.type) {
    case 'string':
      return textProblem(schema, value);
    case 'integer':
    case 'number':
      return numberProblem(schema, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : messages.boolean;
    default:
      return messages.malformed;
  }
}

function textProblem({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: PropSchema, value: unknown) {
  if (typeof value !== 'string') return messages.malformed;
  const length = textLength(value);
  if (length < minLength) return messages.minLength(minLength);
  return length > maxLength ? messages.maxLength(maxLength) : null;
}

function numberProblem(
  { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: PropSchema,
  value: unknown,
) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return messages.malformed;
  if (type === 'integer' && !Number.isInteger(value)) return messages.integer;
  return value < minimum || value > maximum ? `Fältet måste vara mellan ${minimum} och ${maximum}` : null;
}
