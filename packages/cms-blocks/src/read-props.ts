import type { ContentNode } from '@brandpost/domain';
import type { Block } from './block.ts';
import { isPlainObject } from './plain-object.ts';
import { schemaProblems } from './schema-problems.ts';

/**
 * A node's props as the block declares them. A prop that is missing or of the wrong kind takes its initial value, so
 * that old or foreign content still shows; what a text says is not judged here.
 */
export function readProps<Props extends object>(block: Block<Props>, node: ContentNode): Props {
  const given: Readonly<Record<string, unknown>> = isPlainObject(node.props) ? node.props : {};
  const wrong = new Set(schemaProblems(block.schema, given).map((problem) => problem.prop));
  const props = new Map<string, unknown>(Object.entries(block.initial()));
  for (const [prop, initial] of props) {
    const value = Object.hasOwn(given, prop) ? given[prop] : undefined;
    // A text that is too long to save is still a text to show.
    const isUsable = typeof value === 'string' ? typeof initial === 'string' : !wrong.has(prop);
    if (isUsable) props.set(prop, value);
  }
  return Object.fromEntries(props) as Props;
}
