import { MAX_ID } from '@brandpost/domain';
import { EMAIL, FILLED, FILLED_LINE, HTTP_URL, LINE, SAVABLE } from './patterns.ts';
import type { AnyRules, EntityRules, FieldRules, IdListRules } from './rules.ts';

/** A JSON Schema (draft 07 and later understand what is used here). */
export type JsonSchema = { readonly [keyword: string]: unknown };

const IdSchema: JsonSchema = { type: 'integer', minimum: 1, maximum: MAX_ID };

/**
 * The rules of a record as JSON Schema. It accepts exactly what `checkEntity` finds no error in, but for `open` fields,
 * whose texts a schema cannot reach.
 * @throws for `match`, which JSON Schema cannot say
 */
export function jsonSchemaOf(rules: EntityRules): JsonSchema {
  const fields = Object.entries(rules);
  const conditions = fields.flatMap(([name, field]) => conditionOf(name, field));
  return {
    type: 'object',
    required: fields.filter(([, field]) => 'required' in field && field.required).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

function schemaOf(rules: AnyRules): JsonSchema {
  if (!('kind' in rules)) return fieldSchema(rules);
  switch (rules.kind) {
    case 'ids':
      return idListSchema(rules);
    case 'records':
      return { type: ['array', 'null'], maxItems: rules.maxCount, items: jsonSchemaOf(rules.each) };
    case 'record':
      return { anyOf: [{ type: 'null' }, jsonSchemaOf(rules.fields)] };
    case 'open':
      return {};
  }
}

function idListSchema({ required, maxCount }: IdListRules): JsonSchema {
  return required === true
    ? { type: 'array', minItems: 1, maxItems: maxCount, items: IdSchema }
    : { type: ['array', 'null'], maxItems: maxCount, items: IdSchema };
}

function fieldSchema(rules: FieldRules): JsonSchema {
  if (rules.match !== undefined) throw new Error('JSON Schema cannot compare two fields');
  if (rules.boolean === true) return { type: typeOrNull('boolean', rules) };
  if (rules.integer === true) {
    return {
      type: typeOrNull('integer', rules),
      minimum: rules.minimum ?? Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    };
  }
  return { type: typeOrNull('string', rules), ...lengthSchema(rules), ...textSchema(rules) };
}

function typeOrNull(type: string, { required }: FieldRules): string | string[] {
  return required === true ? type : [type, 'null'];
}

function lengthSchema({ required, minLength, maxLength }: FieldRules): JsonSchema {
  const most = maxLength === undefined ? {} : { maxLength };
  if (minLength === undefined) return most;
  if (required === true) return { ...most, minLength };
  return {
    ...most,
    anyOf: [{ type: 'null' }, { type: 'string', maxLength: 0 }, { type: 'string', minLength }],
  };
}

function textSchema(rules: FieldRules): JsonSchema {
  const isRequired = rules.required === true;
  if (rules.oneOf !== undefined) return { enum: isRequired ? rules.oneOf : [...rules.oneOf, '', null] };
  const patterns = [
    ...(rules.email === true ? [EMAIL] : []),
    ...(rules.url === true ? [HTTP_URL] : []),
    ...(rules.regex === undefined ? [] : [rules.regex.pattern]),
  ].map((pattern) => (isRequired ? pattern : `^$|${pattern}`));
  return {
    pattern: patternOf(isRequired, rules.line === true),
    ...(patterns.length > 0 && {
      allOf: patterns.map((pattern) => ({ type: typeOrNull('string', rules), pattern })),
    }),
  };
}

function patternOf(isRequired: boolean, isLine: boolean): string {
  if (isLine) return isRequired ? FILLED_LINE : LINE;
  return isRequired ? FILLED : SAVABLE;
}

function conditionOf(name: string, rules: AnyRules): JsonSchema[] {
  if ('kind' in rules || rules.requiredWhen === undefined) return [];
  const { field, oneOf } = rules.requiredWhen;
  return [
    {
      if: { type: 'object', required: [field], properties: { [field]: { enum: oneOf } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        type: 'object',
        required: [name],
        properties: { [name]: fieldSchema({ ...rules, required: true }) },
      },
    },
  ];
}
