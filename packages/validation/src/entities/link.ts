import {
  LINK_LONG_DESCRIPTION_MAX_LENGTH,
  LINK_LONG_DESCRIPTION_MIN_LENGTH,
  LINK_NAME_MAX_LENGTH,
  LINK_NAME_MIN_LENGTH,
  LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  LINK_SHORT_DESCRIPTION_MIN_LENGTH,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

/** Source: SPEC section 5, Link. */
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
});
