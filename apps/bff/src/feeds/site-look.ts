import { mediaFilePath } from '@brandpost/cms-blocks';
import { callAddress, catalogue, type WireSiteLook } from '@brandpost/rubicore-api';
import type { AnswerNotes, AskForVisitors } from '../cache/ask-for-visitors.ts';
import { BffError } from '../errors.ts';

/** The least that an installed app is given as its icon. Source: web.dev, "Add a web app manifest" */
const MIN_ICON_PX = 192;

/** What the service has chosen, as an installed app shows it. */
export type SiteLook = {
  colour: string | null;
  hasLogo: boolean;
  /** The logo, where it is a square and large enough. */
  icon: { src: string; sizes: string } | null;
};

const LOOK = callAddress(catalogue.getSiteLook.path, {}, {});

/** Nothing where upstream knows of no such thing. */
export async function siteLook(visitors: AskForVisitors, notes: AnswerNotes): Promise<SiteLook> {
  try {
    const { body } = await visitors(LOOK, { isList: false, isPart: true }, notes);
    const { colour, logo } = JSON.parse(body.toString()) as WireSiteLook;
    return { colour, hasLogo: logo !== null, icon: iconFrom(logo) };
  } catch (error) {
    if (error instanceof BffError && error.kind.status === 404)
      return { colour: null, hasLogo: false, icon: null };
    throw error;
  }
}

function iconFrom(logo: WireSiteLook['logo']): SiteLook['icon'] {
  if (logo === null || logo.width === null || logo.width !== logo.height || logo.width < MIN_ICON_PX)
    return null;
  return { src: mediaFilePath(logo.filename), sizes: `${logo.width}x${logo.height}` };
}
