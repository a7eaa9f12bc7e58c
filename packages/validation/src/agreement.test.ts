import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULES_BY_NAME } from '../scripts/rules-by-name.ts';
import { checkEntity } from './check-entity.ts';
import { VALID_INPUTS } from './entities/valid-inputs.fixtures.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { AnyRules, EntityRules, FieldRules } from './rules.ts';
import {
  validateCategory,
  validateLink,
  validateLogin,
  validateMedia,
  validateNode,
  validatePost,
  validatePostDraft,
  validatePostForm,
  validateToken,
} from './validators.ts';

const INPUTS_PER_VALIDATOR = 10_000;

const VALIDATORS = new Map([
  ['category', validateCategory],
  ['link', validateLink],
  ['login', validateLogin],
  ['media', validateMedia],
  ['node', validateNode],
  ['post', validatePost],
  ['post-draft', validatePostDraft],
  ['post-form', validatePostForm],
  ['token', validateToken],
]);

const text = fc.oneof(
  fc.constantFrom(
    'https://a.se',
    'http://',
    'HTTP://x',
    '/sida',
    'a-b',
    'a_b',
    'A',
    'page',
    'news',
    'publish',
    '\u00a0',
  ),
  fc.string({
    unit: fc.constantFrom('a', '-', '_', ' ', '\u0000', '\ud800', '\udc00', '9', '\n'),
    maxLength: 6,
  }),
);

const scalar = fc.oneof(
  { weight: 6, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      undefined,
      true,
      false,
      0,
      1,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      Number.NaN,
      1e300,
      -0,
    ),
  },
);

const odd = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.integer({ min: -1, max: 3 }), scalar), { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      {},
      { title: 'a' },
      Array.from({ length: 101 }, () => ({ url: 'https://a' })),
    ),
  },
);

/** Texts whose length is at a limit of the field or one to either side of it. */
function atLimits({ minLength = 0, maxLength = 1, url = false }: FieldRules): fc.Arbitrary<string> {
  const start = url ? 'https://' : '';
  return fc
    .tuple(
      fc.constantFrom(minLength, maxLength),
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom('a', 'å', ' ', '🔥', '-'),
    )
    .map(([limit, step, character]) => start + character.repeat(Math.max(0, limit + step)));
}

function changedValue(rules: AnyRules): fc.Arbitrary<unknown> {
  if (!('kind' in rules)) return fc.oneof(odd, atLimits(rules));
  if (rules.kind === 'record') return fc.oneof(odd, inputFor(rules.fields, {}));
  if (rules.kind !== 'records') return odd;
  const item = inputFor(rules.each, { url: 'https://a', title: 'T', text: '' });
  return fc.oneof(odd, { weight: 3, arbitrary: fc.array(item, { maxLength: 3 }) });
}

/** Mostly the valid input with one field changed, so that what is judged is that field; else many changes, or none. */
function inputFor(rules: EntityRules, valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries(rules);
  const oneChange = fc.oneof(
    ...fields.map(([name, field]) => changedValue(field).map((value) => ({ ...valid, [name]: value }))),
  );
  const manyChanges = fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [name, fc.oneof(fc.constant(valid[name]), changedValue(field))]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 7, arbitrary: oneChange },
    { weight: 2, arbitrary: manyChanges },
    { weight: 1, arbitrary: odd },
  );
}

it.each([...RULES_BY_NAME])(
  'the precompiled, the server and the generic validator judge 10 000 inputs alike: %s',
  (name, rules) => {
    const compiled = VALIDATORS.get(name);
    const valid = VALID_INPUTS.get(name);
    if (compiled === undefined || valid === undefined) throw new Error(`${name} is not tested`);
    const server = new Ajv({ strict: true, allowUnionTypes: true }).compile(jsonSchemaOf(rules));
    const seen = { accepted: 0, refused: 0 };

    fc.assert(
      fc.property(inputFor(rules, valid), (input) => {
        const result = compiled(input);
        const errors = checkEntity(input, rules);
        expect(result).toEqual(errors.length === 0 ? { ok: true } : { ok: false, errors });
        // A schema cannot reach the texts of an open field.
        const isOnlyContentWrong = errors.length > 0 && errors.every(({ field }) => field === 'content');
        expect(server(input)).toBe(result.ok || isOnlyContentWrong);
        seen[result.ok ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: INPUTS_PER_VALIDATOR },
    );
    // Neither half of the question is left unasked.
    expect(seen.accepted).toBeGreaterThan(INPUTS_PER_VALIDATOR / 20);
    expect(seen.refused).toBeGreaterThan(INPUTS_PER_VALIDATOR / 20);
  },
  60_000,
);

it('refuses to compile a comparison of two fields', () => {
  expect(() => jsonSchemaOf({ again: { match: { field: 'password', name: 'Lösenord' } } })).toThrow(
    'two fields',
  );
});
