import type { ContentNode } from '@brandpost/domain';

/** A text of a block; none where it has another kind of value. */
export function textProp({ props }: ContentNode, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}
