import { hasUnsavableText, messages } from '@brandpost/validation';
import type { Block } from './block.ts';
import { FORBIDDEN_KEYS, isPlainObject } from './plain-object.ts';
import { type SchemaProblem, schemaProblems } from './schema-problems.ts';

/** @returns why a block may not hold these props, in Swedish; empty when it may. */
export function propsProblems(block: Block, props: unknown): SchemaProblem[] {
  const problems = schemaProblems(block.schema, props);
  if (!isPlainObject(props)) return problems;
  for (const [prop, value] of Object.entries(props)) {
    if (FORBIDDEN_KEYS.has(prop)) problems.push({ prop, message: 'Fältets namn är inte tillåtet' });
    if (typeof value === 'string' && hasUnsavableText(value)) {
      problems.push({ prop, message: messages.unsavable });
    }
  }
  return problems;
}
