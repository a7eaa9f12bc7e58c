import { mediaFilePath } from '@brandpost/cms-blocks';
import { ApiError, type WireSiteLook } from '@brandpost/rubicore-api';
import type { Services } from '../api/services.ts';
import type { Look } from './layout.ts';

/** As large as the shield, unless it is wide. */
const [HEIGHT_PX, MAX_WIDTH_PX] = [52, 104];
/** Sharp on any screen. */
const PIXEL_RATIO = 3;

/** The logo and the colour of the service; nothing where it has none, or where the API knows of no such thing. */
export async function fetchLook({ client }: Pick<Services, 'client'>): Promise<Look> {
  try {
    return lookFrom(await client.call('getSiteLook', {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return {};
    throw error;
  }
}

/** What is needed on a page: what has not been chosen is left out, and adds nothing to it. */
export function lookFrom({ colour, logo }: Pick<WireSiteLook, 'colour' | 'logo'>): Look {
  return {
    ...(colour === null ? {} : { colour }),
    ...(logo === null ? {} : { logo: pictureOf(logo) }),
  };
}

function pictureOf({ filename, width, height, sizes }: NonNullable<WireSiteLook['logo']>) {
  const [ownWidth, ownHeight] = [width || HEIGHT_PX, height || HEIGHT_PX];
  const scale = Math.min(HEIGHT_PX / ownHeight, MAX_WIDTH_PX / ownWidth);
  const shown = { width: Math.round(ownWidth * scale), height: Math.round(ownHeight * scale) };
  const copy = sizes.find((size) => size.type === 'image/webp' && size.width >= shown.width * PIXEL_RATIO);
  return { src: mediaFilePath(copy?.filename ?? filename), ...shown };
}
