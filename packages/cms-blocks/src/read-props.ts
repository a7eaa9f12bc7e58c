import type { ContentNode } from '@brandpost/domain';
import type { Block } from './block.ts';
import { isPlainObject } from './plain-object.ts';

/**
 * A node's props as the block declares them. A prop that is missing or of the wrong kind takes its initial value, so
 * that old or foreign content still shows; what a text says, and how long it is, is not judged here.
 */
export function readProps<Props extends object>(block: Block<string, Props>, node: ContentNode): Props {
  const given: Readonly<Record<string, unknown>> = isPlainObject(node.props) ? node.props : {};
  const props = new Map<string, unknown>(Object.entries(block.initial()));
  for (const [prop, initial] of props) {
    const value = Object.hasOwn(given, prop) ? given[prop] : undefined;
    const choices = choicesOf(block, prop);
    if (typeof value === typeof initial && (choices?.includes(value) ?? true)) props.set(prop, value);
  }
  return Object.fromEntries(props) as Props;
}

/** The values that a prop may have, where only some are allowed. */
function choicesOf(block: Block, prop: string): readonly unknown[] | undefined {
  const schema = block.schema.properties[prop];
  return schema !== undefined && 'enum' in schema ? schema.enum : undefined;
}
