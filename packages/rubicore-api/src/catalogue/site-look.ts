import { SiteLookSchema } from '@brandpost/domain';
import { defineArea } from '../endpoint.ts';
import { WireSiteLook } from '../wire/site-look.ts';

const path = '/core/v1/site-look';

/** The logo and the colour of the service itself. Source: ADR 0087 */
export const siteLook = defineArea({
  getSiteLook: {
    method: 'GET',
    path,
    summary: 'The logo and the colour that the service has chosen',
    access: 'anyone',
    answer: WireSiteLook,
    shared: true,
    extension: true,
  },
  setSiteLook: {
    method: 'PUT',
    path,
    summary: 'Chooses the logo and the colour of the service, or none',
    // Of those who say what the service is called.
    access: { capability: 'manage_node' },
    body: { json: SiteLookSchema },
    answer: WireSiteLook,
    extension: true,
  },
});
