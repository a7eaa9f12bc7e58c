import type { MediaRecord, WireSiteLook } from '@brandpost/rubicore-api';
import { validateSiteLook } from '@brandpost/validation';

/** What somebody is choosing: the colour as it is written, empty for the one that comes with Brandpost. */
export type LookDraft = { logoMediaId: number | null; logo: WireSiteLook['logo']; colour: string };

export const NOTHING_CHOSEN: LookDraft = { logoMediaId: null, logo: null, colour: '' };

export function draftOf({ logoMediaId, logo, colour }: WireSiteLook): LookDraft {
  return { logoMediaId, logo, colour: colour ?? '' };
}

/** The draft with a picture of the media library as its logo. */
export function withLogo(draft: LookDraft, media: MediaRecord): LookDraft {
  const { filename, widthPx: width, heightPx: height } = media;
  return { ...draft, logoMediaId: media.id, logo: { filename, width, height, sizes: [] } };
}

/** What is sent. */
export function bodyOf({ logoMediaId, colour }: LookDraft) {
  return { logoMediaId, colour: colour.trim() === '' ? null : colour.trim().toLowerCase() };
}

/** The colour, where what is written is one. */
export function colourIn(draft: LookDraft): string | null {
  return colourError(draft) === undefined ? bodyOf(draft).colour : null;
}

/** What is wrong with the colour as it is written. */
export function colourError(draft: LookDraft): string | undefined {
  const result = validateSiteLook(bodyOf(draft));
  return result.ok ? undefined : result.errors.find(({ field }) => field === 'colour')?.message;
}

export function isSameLook(one: LookDraft, other: LookDraft): boolean {
  const [a, b] = [bodyOf(one), bodyOf(other)];
  return a.logoMediaId === b.logoMediaId && a.colour === b.colour;
}
