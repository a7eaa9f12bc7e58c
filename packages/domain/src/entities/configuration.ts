import { type Static, Type } from 'typebox';
import { IdSchema } from './primitives.ts';

/** What an installation may set about content. Source: SPEC section 3, Configuration. */
export const ConfigurationSchema = Type.Object({
  groupCategoryId: IdSchema,
  defaultMediaCategoryId: IdSchema,
  /** Path under the site's origin, with slashes at both ends. */
  mediaUploadPath: Type.String({ pattern: '^/(?:[^/]+/)+$' }),
});
export type Configuration = Static<typeof ConfigurationSchema>;
