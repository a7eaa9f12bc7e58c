import { NAME_MIN_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { messages } from '../messages.ts';
import { CATEGORY_KEY } from '../patterns.ts';
import { filledText } from './fields.ts';

/** Source: SPEC section 5, Category. */
export const categoryRules = Type.Object({
  key: filledText({
    minLength: NAME_MIN_LENGTH,
    pattern: CATEGORY_KEY,
    messages: { pattern: messages.categoryKey },
  }),
  type: filledText({ minLength: NAME_MIN_LENGTH }),
  name: filledText({ minLength: NAME_MIN_LENGTH, format: 'line' }),
});
