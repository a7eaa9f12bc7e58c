import { type ContentNode, MAX_ID } from '@brandpost/domain';
import { readProps } from '../../read-props.ts';
import { sharedBlock } from './definition.ts';

/** @returns the number of the record that a block refers to; null for other blocks, and where it is no number */
export function readSharedId(node: ContentNode): number | null {
  if (node.type !== sharedBlock.type) return null;
  const { sharedId } = readProps(sharedBlock, node);
  const id = /^[1-9]\d{0,9}$/.test(sharedId) ? Number(sharedId) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
