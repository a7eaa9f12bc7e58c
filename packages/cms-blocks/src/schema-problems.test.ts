import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from './registry.ts';
import { schemaProblems, UNDERSTOOD_KEYWORDS } from './schema-problems.ts';

/** All keywords of a schema; the names of its properties are no keywords. */
function keywordsOf(schema: Record<string, unknown>): string[] {
  const properties = Object.values((schema.properties ?? {}) as Record<string, Record<string, unknown>>);
  return [...Object.keys(schema), ...properties.flatMap(keywordsOf)];
}

const everything = Type.Object(
  {
    text: Type.String({ minLength: 2, maxLength: 4 }),
    count: Type.Integer({ minimum: -3, maximum: 3 }),
    share: Type.Number({ minimum: 0 }),
    isOpen: Type.Boolean(),
    size: Type.Enum([1, 2, 'stor']),
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const anyProps = fc.record(
  {
    text: fc.oneof(fc.string({ maxLength: 6, unit: 'grapheme' }), fc.integer()),
    count: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double(), fc.string()),
    share: fc.oneof(fc.double(), fc.constant(null)),
    isOpen: fc.oneof(fc.boolean(), fc.constant('true')),
    size: fc.constantFrom(1, 2, 3, 'stor', '1', null),
    note: fc.oneof(fc.string(), fc.boolean()),
    other: fc.constant(1),
  },
  { requiredKeys: [] },
);
const anyGoodProps = fc.record({
  text: fc.string({ minLength: 2, maxLength: 4, unit: 'grapheme-ascii' }),
  count: fc.integer({ min: -3, max: 3 }),
  share: fc.nat(),
  isOpen: fc.boolean(),
  size: fc.constantFrom(1, 2, 'stor'),
});

describe('schemaProblems', () => {
  it('agrees with the check of the library that the schemas are written in', () => {
    fc.assert(
      fc.property(fc.oneof(anyProps, anyGoodProps, fc.anything()), (props) => {
        expect(schemaProblems(everything, props).length === 0).toBe(Check(everything, props));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads lengths in characters: an emoji is one', () => {
    expect(
      schemaProblems(everything, { text: '🔥🔥🔥🔥', count: 0, share: 0, isOpen: true, size: 1 }),
    ).toEqual([]);
  });

  it.each(BLOCKS.map((block) => [block.type, block.schema]))(
    'understands all that %s asks for',
    (_, schema) => {
      const known = [...UNDERSTOOD_KEYWORDS];
      expect(known).toEqual(expect.arrayContaining(keywordsOf(schema as TSchema & Record<string, unknown>)));
      expect((schema as { additionalProperties?: unknown }).additionalProperties).toBe(false);
    },
  );
});
