import { ApiError, type SearchHit, type SearchSummary } from '@brandpost/rubicore-api';
import type { Services } from '../api/services.ts';

const HITS_PER_STEP = 20;
/** Longer questions are cut: nobody asks them, and they cost. Source: SWEDEN 3.5. */
export const SEARCH_TEXT_MAX_LENGTH = 100;

/** What was found for a text, best first, so many of it, with the number there is in all. */
export type FoundList = { hits: SearchHit[]; total: number };

export async function fetchHits(
  services: Services,
  text: string,
  { types, steps, isExact }: { types: string[] | null; steps: number; isExact: boolean },
): Promise<FoundList> {
  const hits = await services.client.call('search', {
    query: {
      q: text,
      perPage: steps * HITS_PER_STEP,
      ...(types === null ? {} : { type: types }),
      ...(isExact && { exact: true }),
    },
  });
  return { hits: [...hits], total: hits.total };
}

export const NO_SUMMARY: SearchSummary = { total: 0, counts: [], didYouMean: null };

/** Numbers per type, and what they are of. An upstream that does not know the call answers 404, and the page does without. */
export async function fetchSearchSummary(
  services: Services,
  text: string,
  { isExact }: { isExact: boolean },
): Promise<SearchSummary> {
  try {
    return await services.client.call('summariseSearch', {
      query: { q: text, ...(isExact && { exact: true }) },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NO_SUMMARY;
    throw error;
  }
}
