import {
  LINK_LONG_DESCRIPTION_MAX_LENGTH,
  LINK_LONG_DESCRIPTION_MIN_LENGTH,
  LINK_NAME_MAX_LENGTH,
  LINK_NAME_MIN_LENGTH,
  LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  LINK_SHORT_DESCRIPTION_MIN_LENGTH,
} from '@brandpost/domain';
import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Link. */
export const linkRules = {
  name: { required: true, minLength: LINK_NAME_MIN_LENGTH, maxLength: LINK_NAME_MAX_LENGTH, line: true },
  shortDescription: {
    required: true,
    minLength: LINK_SHORT_DESCRIPTION_MIN_LENGTH,
    maxLength: LINK_SHORT_DESCRIPTION_MAX_LENGTH,
  },
  longDescription: {
    required: true,
    minLength: LINK_LONG_DESCRIPTION_MIN_LENGTH,
    maxLength: LINK_LONG_DESCRIPTION_MAX_LENGTH,
  },
  url: { required: true, url: true },
  icon: {},
  type: {},
} as const satisfies EntityRules;
