import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from './primitives.ts';

/** What the service itself has chosen of how the site looks; null for what comes with Brandpost. Source: ADR 0087 */
export const SiteLookSchema = Type.Object({
  /** A picture of the media library. */
  logoMediaId: nullable(IdSchema),
  /** As a colour field has it: `#rrggbb`, in small letters. */
  colour: nullable(Type.String()),
});
export type SiteLook = Static<typeof SiteLookSchema>;
