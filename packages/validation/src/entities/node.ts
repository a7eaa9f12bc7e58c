import { NAME_MIN_LENGTH } from '@brandpost/domain';
import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Node. */
export const nodeRules = {
  name: { required: true, minLength: NAME_MIN_LENGTH, line: true },
  parent: { integer: true, minimum: 1 },
  value: {},
} as const satisfies EntityRules;
