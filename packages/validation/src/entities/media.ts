import { MEDIA_ALT_MAX_LENGTH, MEDIA_ALT_MIN_LENGTH, MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Media. */
export const mediaRules = {
  title: { maxLength: MEDIA_TITLE_MAX_LENGTH, line: true },
  alt: { required: true, minLength: MEDIA_ALT_MIN_LENGTH, maxLength: MEDIA_ALT_MAX_LENGTH },
} as const satisfies EntityRules;
