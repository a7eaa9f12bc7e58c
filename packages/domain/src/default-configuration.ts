import { DEFAULT_MEDIA_CATEGORY_ID, GROUP_CATEGORY_ID } from './constants.ts';
import type { Configuration } from './entities/configuration.ts';

/** What an installation that sets nothing has. Source: SPEC section 3, Configuration. */
export const DEFAULT_CONFIGURATION: Configuration = {
  groupCategoryId: GROUP_CATEGORY_ID,
  defaultMediaCategoryId: DEFAULT_MEDIA_CATEGORY_ID,
  mediaUploadPath: '/media/',
};
