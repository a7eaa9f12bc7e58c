import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VALID_INPUTS } from './entities/valid-inputs.fixtures.ts';
import type { FieldRules } from './field-rules.ts';
import * as rules from './rules.ts';
import { messageFor, type ValidationResult } from './validate.ts';
import { validateField } from './validate-field.ts';
import * as validators from './validators.ts';

const INPUTS_PER_VALIDATOR = 2_000 * Number(process.env.TEST_TIMES ?? 1);

/** A text of a record, as its schema has it. */
type TextSchema = {
  readonly type: string;
  readonly filled?: boolean;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly messages?: Readonly<Record<string, string>>;
  readonly enum?: unknown;
};

const text = fc.oneof(
  fc.constantFrom(
    ...['https://a.se', 'http://', 'HTTP://x', '/sida', 'a-b', 'a_b', 'A', 'page', 'news', 'publish'],
    ...['\u00a0', 'a@b.se', ''],
  ),
  fc.string({
    unit: fc.constantFrom('a', '-', '_', ' ', '\u0000', '\ud800', '\udc00', '9', '\n'),
    maxLength: 6,
  }),
);

const odd = fc.oneof(
  { weight: 6, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[null, undefined, true, false, 0, 1, -1, 1.5, 2 ** 31, 2 ** 53, Number.NaN, 1e300, -0],
    ),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.integer({ min: -1, max: 3 }), text), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom({}, { title: 'a' }) },
);

/** Texts whose length is at a limit of the field or one to either side of it. */
function atLimits({ minLength = 0, maxLength = 1 }: TextSchema): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(minLength, maxLength),
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom('a', 'å', ' ', '🔥', '-'),
    )
    .map(([limit, step, character]) => character.repeat(Math.max(0, limit + step)));
}

/** What the generic validator is given to say the same. */
function genericRules({ filled, format, minLength, maxLength, pattern, messages }: TextSchema): FieldRules {
  return {
    ...(filled === true && { required: true }),
    ...(format === 'line' && { line: true }),
    ...(format === 'email' && { email: true }),
    ...(format === 'http-url' && { url: true }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { regex: { pattern, message: messages?.pattern ?? '' } }),
  };
}

const entities = Object.entries(rules).map(([name, schema]) => {
  const entity = name.replace(/Rules$/, '');
  const validate = Object.entries(validators).find(
    ([key]) => key.toLowerCase() === `validate${entity}`.toLowerCase(),
  );
  if (validate === undefined) throw new Error(`${entity} has no validator`);
  return [entity, validate[1], schema.properties as Record<string, TextSchema>] as const;
});

it.each(entities)(
  'the validator of a record says of a text what the generic one says: %s',
  (name, validate: (input: unknown) => ValidationResult, properties) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const valid = VALID_INPUTS.get(file) ?? {};
    const texts = Object.entries(properties).filter(([, schema]) => schema.type === 'string' && !schema.enum);
    const change = fc
      .constantFrom(...texts)
      .chain(([field, schema]) => fc.oneof(odd, atLimits(schema)).map((value) => ({ field, schema, value })));
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(change, ({ field, schema, value }) => {
        const result = validate({ ...valid, [field]: value });
        const generic = validateField(value, genericRules(schema));
        expect(messageFor(result, field)).toBe(generic.ok ? null : generic.message);
        seen[generic.ok ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: INPUTS_PER_VALIDATOR },
    );
    // Neither half of the question is left unasked.
    expect(seen.accepted).toBeGreaterThan(INPUTS_PER_VALIDATOR / 20);
    expect(seen.refused).toBeGreaterThan(INPUTS_PER_VALIDATOR / 20);
  },
  60_000,
);

it.each(entities)(
  'what is refused is said of fields that there are, once each: %s',
  (_name, validate, properties) => {
    fc.assert(
      fc.property(fc.oneof(odd, fc.dictionary(fc.constantFrom(...Object.keys(properties)), odd)), (input) => {
        const result = validate(input);
        if (result.ok) return;
        const fields = result.errors.map(({ field }) => field);
        expect(fields).toEqual([...new Set(fields)]);
        const order = Object.keys(properties);
        const places = fields.map((field) => order.indexOf(field.split('.')[0] ?? ''));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(result.errors.every(({ message }) => message !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  },
);
