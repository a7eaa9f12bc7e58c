import { NAME_MIN_LENGTH } from '@brandpost/domain';
import { messages } from '../messages.ts';
import { CATEGORY_KEY } from '../patterns.ts';
import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Category. */
export const categoryRules = {
  key: {
    required: true,
    minLength: NAME_MIN_LENGTH,
    regex: { pattern: CATEGORY_KEY, message: messages.categoryKey },
  },
  type: { required: true, minLength: NAME_MIN_LENGTH },
  name: { required: true, minLength: NAME_MIN_LENGTH, line: true },
} as const satisfies EntityRules;
