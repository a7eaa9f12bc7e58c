import {
  LINK_LONG_DESCRIPTION_MAX_LENGTH,
  LINK_LONG_DESCRIPTION_MIN_LENGTH,
  LINK_NAME_MAX_LENGTH,
  LINK_NAME_MIN_LENGTH,
  LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  LINK_SHORT_DESCRIPTION_MIN_LENGTH,
  SIGN_INS,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

const NEED_MAX_LENGTH = 100;
const NEEDS_MAX_COUNT = 10;
const fact = { maxLength: 80, format: 'line' };

/** Source: SPEC section 5, Link; what is said of an e-service besides is ours. */
export const linkRules = Type.Object({
  name: filledText({ minLength: LINK_NAME_MIN_LENGTH, maxLength: LINK_NAME_MAX_LENGTH, format: 'line' }),
  shortDescription: filledText({
    minLength: LINK_SHORT_DESCRIPTION_MIN_LENGTH,
    maxLength: LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  }),
  longDescription: filledText({
    minLength: LINK_LONG_DESCRIPTION_MIN_LENGTH,
    maxLength: LINK_LONG_DESCRIPTION_MAX_LENGTH,
  }),
  url: filledText({ format: 'http-url' }),
  icon: text(),
  type: text(),
  needs: Type.Optional(
    Type.Array(filledText({ maxLength: NEED_MAX_LENGTH, format: 'line' }), { maxItems: NEEDS_MAX_COUNT }),
  ),
  processingTime: text(fact),
  cost: text(fact),
  signIn: text({ enum: [...SIGN_INS, null] }),
});
