import type { ConflictDetails } from '@brandpost/rubicore-api';
import { mediaTexts } from '../media-texts.ts';

const NAMED = 3;

/** Where a file is used that could not be taken away, in a sentence; null where the service does not say. */
export function usedIn({ uses, isLogo, hiddenUses }: ConflictDetails): string | null {
  if (isLogo === true) return mediaTexts.changes.isLogo;
  const titles = (Array.isArray(uses) ? uses : []).map(({ title }: { title: string }) => title);
  const hidden = typeof hiddenUses === 'number' ? hiddenUses : 0;
  const others = Math.max(0, titles.length - NAMED) + hidden;
  return titles.length + hidden === 0 ? null : mediaTexts.changes.usedIn(titles.slice(0, NAMED), others);
}
