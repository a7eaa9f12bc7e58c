import { MEDIA_ALT_MAX_LENGTH, MEDIA_ALT_MIN_LENGTH, MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

/** Source: SPEC section 5, Media. */
export const mediaRules = Type.Object({
  title: text({ maxLength: MEDIA_TITLE_MAX_LENGTH, format: 'line' }),
  alt: filledText({ minLength: MEDIA_ALT_MIN_LENGTH, maxLength: MEDIA_ALT_MAX_LENGTH }),
});
