import { blockOfType } from '@brandpost/cms-blocks';

/** How long a block's text may be, as its schema says. */
export function limitOf(type: string, prop: string): number {
  const schema = blockOfType(type)?.schema as
    | { properties?: Record<string, { maxLength?: number }> }
    | undefined;
  return schema?.properties?.[prop]?.maxLength ?? Number.POSITIVE_INFINITY;
}
