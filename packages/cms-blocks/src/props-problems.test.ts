import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { PropSchema } from './block.ts';
import { accordion } from './blocks/accordion/definition.ts';
import { heading } from './blocks/heading/definition.ts';
import { propsProblems } from './props-problems.ts';
import { BLOCKS } from './registry.ts';

/** Values that fit, and values at the edges of what does. */
function anyValue(schema: PropSchema): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(null, 1, 3, 'stor', '1', true, 'true', {}, []);
  if ('enum' in schema) return fc.oneof(fc.constantFrom(...schema.enum), odd);
  if (schema.type === 'boolean') return fc.oneof(fc.boolean(), odd);
  const { maxLength } = schema;
  const long = fc
    .tuple(fc.constantFrom('a', '🔥'), fc.constantFrom(-1, 0, 1))
    .map(([character, step]) => character.repeat(maxLength + step));
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), long, odd);
}

describe('propsProblems', () => {
  it.each(BLOCKS.map((block) => [block.type, block] as const))(
    'agrees with the check of the library that gives the schemas their types: %s',
    (_, block) => {
      const values = Object.entries(block.schema.properties).map(([prop, schema]) => [
        prop,
        anyValue(schema),
      ]);
      const anyProps = fc.record(
        { ...Object.fromEntries(values), other: fc.constant(1) } as Record<string, fc.Arbitrary<unknown>>,
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(fc.oneof(anyProps, fc.constant(block.initial()), fc.anything()), (props) => {
          expect(propsProblems(block, props).length === 0).toBe(Check(block.schema, props));
        }),
        { numRuns: 500 },
      );
    },
  );

  it('reads lengths in characters: an emoji is one', () => {
    const title = '🔥'.repeat(500);
    expect(propsProblems(accordion, { title })).toEqual([]);
    expect(propsProblems(accordion, { title: `${title}a` })).toEqual([
      { prop: 'title', message: 'Fältet får innehålla max 500 tecken' },
    ]);
  });

  it('names what is missing, unknown or of another kind', () => {
    expect(propsProblems(heading, { size: 9, colour: 'red' })).toEqual([
      { prop: 'text', message: 'Fältet saknas' },
      { prop: 'colour', message: 'Fältet är okänt' },
      { prop: 'size', message: 'Fältet måste vara något av 1, 2, 3, 4, 5' },
    ]);
    expect(propsProblems(heading, { text: 7, size: 1 })).toEqual([
      { prop: 'text', message: 'Fältet har fel format' },
    ]);
    expect(propsProblems(heading, [])).toEqual([
      { prop: null, message: 'Blockets innehåll måste vara ett objekt' },
    ]);
  });

  it('lets nothing in that no database keeps, or that has the name of a prototype', () => {
    expect(propsProblems(heading, { text: 'a\u0000', size: 1 })).toEqual([
      { prop: 'text', message: 'Fältet innehåller tecken som inte kan sparas' },
    ]);
    const hostile: unknown = JSON.parse('{"text": "a", "size": 1, "__proto__": {}}');
    expect(propsProblems(heading, hostile)).toEqual([
      { prop: '__proto__', message: 'Fältet är okänt' },
      { prop: '__proto__', message: 'Fältets namn är inte tillåtet' },
    ]);
  });

  it('says what has to be done for a block without a validator', () => {
    expect(() => propsProblems({ ...heading, type: 'quote' }, {})).toThrow('pnpm generate');
  });
});
