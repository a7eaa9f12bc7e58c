import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { propsSchema } from './block.ts';
import { schemaProblems } from './schema-problems.ts';

const everything = propsSchema({
  text: { type: 'string', maxLength: 4 },
  isOpen: { type: 'boolean' },
  size: { enum: [1, 2, 'stor'] },
});

const anyProps = fc.record(
  {
    text: fc.oneof(fc.string({ maxLength: 6, unit: 'grapheme' }), fc.integer()),
    isOpen: fc.oneof(fc.boolean(), fc.constant('true')),
    size: fc.constantFrom(1, 2, 3, 'stor', '1', null),
    other: fc.constant(1),
  },
  { requiredKeys: [] },
);
const anyGoodProps = fc.record({
  text: fc.string({ maxLength: 4, unit: 'grapheme-ascii' }),
  isOpen: fc.boolean(),
  size: fc.constantFrom(1, 2, 'stor'),
});

describe('schemaProblems', () => {
  it('agrees with the check of the library that gives the schemas their types', () => {
    fc.assert(
      fc.property(fc.oneof(anyProps, anyGoodProps, fc.anything()), (props) => {
        expect(schemaProblems(everything, props).length === 0).toBe(Check(everything, props));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads lengths in characters: an emoji is one', () => {
    expect(schemaProblems(everything, { text: '🔥🔥🔥🔥', isOpen: true, size: 1 })).toEqual([]);
  });

  it('names what is missing, unknown or of another kind', () => {
    expect(schemaProblems(everything, { isOpen: 'ja', size: 3, colour: 'red' })).toEqual([
      { prop: 'text', message: 'Fältet saknas' },
      { prop: 'isOpen', message: 'Fältet måste vara sant eller falskt' },
      { prop: 'size', message: 'Fältet måste vara något av 1, 2, stor' },
      { prop: 'colour', message: 'Fältet är okänt' },
    ]);
  });
});
