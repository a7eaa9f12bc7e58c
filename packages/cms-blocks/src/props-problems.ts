import { type CompiledSchema, messageOf, type SchemaError } from '@brandpost/validation';
import type { Block } from './block.ts';
import { compiled } from './compiled/props.ts';
import { FORBIDDEN_KEYS, isPlainObject } from './plain-object.ts';

/** What is wrong with a prop, in Swedish; `prop` is null when it is about all of them. */
export type PropsProblem = { readonly prop: string | null; readonly message: string };

const byType: ReadonlyMap<string, CompiledSchema> = new Map(Object.entries(compiled));

/**
 * @returns why a block may not hold these props, in Swedish; empty when it may. Unknown props are problems too.
 * @throws Error for a block that is none of the registry's
 */
export function propsProblems(block: Block, props: unknown): PropsProblem[] {
  if (!isPlainObject(props)) return [{ prop: null, message: 'Blockets innehåll måste vara ett objekt' }];
  const validator = byType.get(block.type);
  if (validator === undefined) throw new Error(`No validator for ${block.type}: run \`pnpm generate\`.`);
  return [
    ...validator.errorsOf(props).map(problemOf),
    ...Object.keys(props)
      .filter((prop) => FORBIDDEN_KEYS.has(prop))
      .map((prop) => ({ prop, message: 'Fältets namn är inte tillåtet' })),
  ];
}

function problemOf({ instancePath, keyword, params }: SchemaError): PropsProblem {
  switch (keyword) {
    case 'required':
      return { prop: String(params.missingProperty), message: 'Fältet saknas' };
    case 'additionalProperties':
      return { prop: String(params.additionalProperty), message: 'Fältet är okänt' };
    case 'enum': {
      const values = (params.allowedValues as readonly unknown[]).join(', ');
      return { prop: instancePath.slice(1), message: `Fältet måste vara något av ${values}` };
    }
    default:
      return { prop: instancePath.slice(1), message: messageOf({ keyword, params, schema: {} }) };
  }
}
