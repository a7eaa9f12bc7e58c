import { Ajv, type ErrorObject } from 'ajv';
import { envSchema } from 'env-schema';
import type { Static, TObject, TOptional, TProperties, TSchema } from 'typebox';
import { FORMATS } from './kinds.ts';
import { SettingError } from './setting-error.ts';

/** A server's settings: each as its schema says, null for an optional one that is not set. */
export type SettingsOf<Schema extends TObject> =
  Schema extends TObject<infer Properties extends TProperties>
    ? {
        [Name in keyof Properties]:
          | Static<Properties[Name]>
          | (Properties[Name] extends TOptional<TSchema> ? null : never);
      }
    : never;

/** The environment, or a part of it. */
export type Source = Readonly<Record<string, string | undefined>>;

const ajv = new Ajv({ useDefaults: true, formats: FORMATS });
ajv.addVocabulary(['mustBe', 'isSecret']);

/** What is set of the names given, without spaces around it; an empty text counts as not set. */
export function givenSettings<Name extends string>(
  names: readonly Name[],
  source: Source,
): Partial<Record<Name, string>> {
  const given = names.flatMap((name) => {
    const value = source[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}

/**
 * Settings with their types and defaults.
 * @throws SettingError at the first that cannot be used: which it is, what is wrong and what would be right
 */
export function readSettings<Schema extends TObject>(schema: Schema, given: Source): SettingsOf<Schema> {
  const names = Object.keys(schema.properties);
  const data = Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, typed(schema.properties[name] as Judged, value)]];
    }),
  );
  try {
    const read = envSchema<Record<string, unknown>>({ schema, data, env: false, ajv });
    return Object.fromEntries(
      names.map((name) => [name, normal(schema, name, read[name])]),
    ) as SettingsOf<Schema>;
  } catch (error) {
    const [first] = (error as { errors?: ErrorObject[] }).errors ?? [];
    throw first === undefined ? error : settingError(first, schema, given);
  }
}

/** A property's schema as it is read here. */
type Judged = { type?: string; format?: string; items?: Judged; mustBe?: string; isSecret?: boolean };

/** A text as the schema's type; one that is none stays a text, which the schema refuses. */
function typed({ type }: Judged, value: string): unknown {
  if (type === 'integer') return /^\d{1,9}$/.test(value) ? Number(value) : value;
  return type === 'array' ? value.split(/[\s,]+/) : value;
}

/** Origins as they are compared with what browsers send. */
function normal(schema: TObject, name: string, value: unknown): unknown {
  const { format } = schema.properties[name] as Judged;
  return format === 'origin' && typeof value === 'string' ? new URL(value).origin : (value ?? null);
}

function settingError({ instancePath }: ErrorObject, schema: TObject, given: Source): SettingError {
  const [, name = '', index] = instancePath.split('/');
  const property = schema.properties[name] as Judged;
  const { mustBe = 'another text', isSecret = false } = property.items ?? property;
  if (isSecret) return new SettingError(`${name} has to be ${mustBe}.`);
  const value = given[name] ?? '';
  const item = index === undefined ? value : value.split(/[\s,]+/)[Number(index)];
  const verb = index === undefined ? 'is' : 'holds';
  return new SettingError(`${name} ${verb} "${item}", but it has to be ${mustBe}.`);
}
