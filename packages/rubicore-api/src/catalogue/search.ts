import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { SearchHit, SearchQuery, SearchSummary } from '../wire/search.ts';

/** Search. Source: SPEC section 7 and DESIGN section 5. */
export const search = defineArea({
  search: {
    method: 'GET',
    path: '/core/v1/search',
    summary: 'What the caller may see that matches, best first',
    access: 'anyone',
    query: SearchQuery,
    answer: Type.Array(SearchHit),
    list: true,
    shared: true,
  },
  summariseSearch: {
    method: 'GET',
    path: '/core/v1/search/summary',
    summary: 'Numbers per type and a better spelling',
    access: 'anyone',
    query: SearchQuery,
    answer: SearchSummary,
    shared: true,
    extension: true,
  },
});
