import { messages, textLength } from '@brandpost/validation';
import type { PropSchema, PropsSchema } from './block.ts';
import { isPlainObject } from './plain-object.ts';

/** What is wrong with a prop, in Swedish; `prop` is null when it is about all of them. */
export type SchemaProblem = { readonly prop: string | null; readonly message: string };

/**
 * Checks props against their schema, which has few forms (`PropSchema`). Why not a library: TypeBox's own check costs
 * 11 kB gzip in the editor and ajv generates code, which the content security policy forbids; this is half a kilobyte,
 * and a test holds it against TypeBox's check.
 * @returns what is wrong, in Swedish, per prop; empty when the value fits. Unknown props are problems too.
 */
export function schemaProblems({ properties, required }: PropsSchema, value: unknown): SchemaProblem[] {
  if (!isPlainObject(value)) return [{ prop: null, message: 'Blockets innehåll måste vara ett objekt' }];
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
  if ('enum' in schema) {
    const isChoice = (schema.enum as readonly unknown[]).includes(value);
    return isChoice ? null : `Fältet måste vara något av ${schema.enum.join(', ')}`;
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? null : messages.boolean;
  if (typeof value !== 'string') return messages.malformed;
  return textLength(value) > schema.maxLength ? messages.maxLength(schema.maxLength) : null;
}
