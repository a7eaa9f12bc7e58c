import type { CompiledSchema, JsonSchema, SchemaError } from './compiled-schema.ts';
import { messages } from './messages.ts';

/** One broken rule. `field` is a dotted path such as `blurbs.0.title`; empty for the record as a whole. */
export type FieldError = { field: string; message: string };

/** A broken keyword with the field that it is said of. */
export type BrokenRule = {
  readonly field: string;
  readonly keyword: string;
  readonly params: SchemaError['params'];
  readonly schema: JsonSchema;
};

/** Of a field that breaks several, the first of these is said. */
const KEYWORDS = [
  ...['required', 'sameAs', 'type', 'savable', 'format', 'enum', 'maxItems'],
  ...['exclusiveMinimum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
];

const BY_TYPE: Readonly<Record<string, string>> = { boolean: messages.boolean, integer: messages.integer };
const BY_FORMAT: Readonly<Record<string, string>> = {
  email: messages.email,
  'http-url': messages.url,
  line: messages.line,
};

/** The first broken rule of each field, in the order of the schema. */
export function brokenRules({ schema, errorsOf }: CompiledSchema, input: unknown): BrokenRule[] {
  const rules = errorsOf(input)
    // Only says that a `then` is broken, which says so itself.
    .filter(({ keyword }) => keyword !== 'if')
    .map((error) => locate(error, schema, input))
    .toSorted((one, other) => comparePlaces(one.place, other.place) || rankOf(one) - rankOf(other));
  const first = new Map<string, BrokenRule>();
  for (const rule of rules) if (!first.has(rule.field)) first.set(rule.field, rule);
  return [...first.values()];
}

/** What is said of a broken rule: the field's own text for the keyword, or the usual one. */
export function messageOf({ keyword, params, schema }: Omit<BrokenRule, 'field'>): string {
  const own = schema.messages?.[keyword];
  if (own !== undefined) return own;
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return messages.required;
    case 'type':
      return BY_TYPE[String(params.type)] ?? messages.malformed;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
      return messages.integer;
    case 'savable':
      return messages.unsavable;
    case 'format':
      return BY_FORMAT[String(params.format)] ?? messages.malformed;
    case 'minLength':
      return messages.minLength(limit);
    case 'maxLength':
      return messages.maxLength(limit);
    case 'maxItems':
      return messages.tooMany(limit);
    default:
      return messages.malformed;
  }
}

/** The field that an error is said of, and where it stands among the others: places of fields, numbers of items. */
function locate({ instancePath, keyword, params }: SchemaError, root: JsonSchema, input: unknown) {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') path.push(String(params.missingProperty));
  const place: number[] = [];
  let schema = root;
  let value = input;
  let isProperty = false;
  for (const step of path) {
    isProperty = schema.properties !== undefined;
    if (schema.properties !== undefined) {
      place.push(Object.keys(schema.properties).indexOf(step));
      schema = schema.properties[step] ?? {};
    } else if (schema.items?.properties !== undefined) {
      place.push(Number(step));
      schema = schema.items;
    } else break;
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step];
  }
  const field = path.slice(0, place.length).join('.');
  const isMissing =
    keyword === 'filled' || keyword === 'minItems' || (isProperty && (value ?? null) === null);
  if (isMissing) return { field, keyword: 'required', params, schema, place };
  // An id in a list has no field of its own: the list is what is wrong.
  const isWrongItem = place.length < path.length && /^(?:type|minimum|maximum)$/.test(keyword);
  return isWrongItem
    ? { field, keyword: 'type', params: {}, schema, place }
    : { field, keyword, params, schema, place };
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function rankOf({ keyword }: BrokenRule): number {
  return KEYWORDS.indexOf(keyword);
}

/** What holds another stands before it. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, at) => number !== other[at]);
  if (index === -1) return one.length - other.length;
  return (one[index] ?? 0) - (other[index] ?? -1);
}
