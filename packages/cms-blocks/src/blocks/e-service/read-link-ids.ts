import { MAX_ID } from '@brandpost/domain';
import { MAX_LINKS_PER_BLOCK } from '../../limits.ts';
import { readJsonList } from '../../read-json-list.ts';

/** @returns the link ids of an e-service block, each once, at most 50; none when the text is not a JSON list. */
export function readLinkIds(linkIds: unknown): number[] {
  const ids = new Set<number>();
  for (const entry of readJsonList(linkIds)) {
    const id = typeof entry === 'string' && /^\d{1,10}$/.test(entry) ? Number(entry) : entry;
    if (typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= MAX_ID) ids.add(id);
    if (ids.size === MAX_LINKS_PER_BLOCK) break;
  }
  return [...ids];
}
