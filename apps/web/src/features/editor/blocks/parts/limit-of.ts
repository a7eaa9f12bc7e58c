import { blockOfType } from '@brandpost/cms-blocks';

/** How long a block's text may be, as its schema says. */
export function limitOf(type: string, prop: string): number {
  const schema = blockOfType(type)?.schema.properties[prop];
  return schema !== undefined && 'maxLength' in schema ? schema.maxLength : Number.POSITIVE_INFINITY;
}
