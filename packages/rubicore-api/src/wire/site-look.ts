import { nullable, SiteLookSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WireMediaSize } from './media.ts';

/** How the site looks, with what is needed of the logo to show it. */
export const WireSiteLook = Type.Object({
  ...SiteLookSchema.properties,
  logo: nullable(
    Type.Object({
      filename: Type.String(),
      width: nullable(Type.Integer()),
      height: nullable(Type.Integer()),
      sizes: Type.Array(WireMediaSize),
    }),
  ),
});
export type WireSiteLook = Static<typeof WireSiteLook>;
