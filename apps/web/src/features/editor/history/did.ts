import type { PostVersion } from '@brandpost/rubicore-api';
import { historyTexts } from '../history-editor-texts.ts';

const { did } = historyTexts;

/** What somebody did by saving a version, in a word or two. @param earlier the version before it, where it is known */
export function whatWasDone(version: PostVersion, earlier: PostVersion | undefined): string {
  const wasOut = earlier?.status === 'publish';
  if (version.restoredFrom !== null) return did.restored;
  if (version.status === 'publish') return wasOut ? did.changed : did.published;
  if (version.status === 'future' && earlier?.status !== 'future') return did.scheduled;
  if (version.status === 'trash' && earlier?.status !== 'trash') return did.trashed;
  if (version.status === 'draft' && wasOut) return did.unpublished;
  if (version.number === 1) return did.created;
  return version.autosave ? did.autosaved : did.saved;
}
