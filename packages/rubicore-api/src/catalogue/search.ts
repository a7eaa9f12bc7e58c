import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  SearchHit,
  SearchMiss,
  SearchQuery,
  SearchRules,
  SearchSuggestions,
  SearchSummary,
  SuggestionQuery,
} from '../wire/search.ts';
import { PagingQuery } from '../wire/shared.ts';

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
    summary: 'Numbers per type, and what was looked for instead of what is misspelt',
    access: 'anyone',
    query: SearchQuery,
    answer: SearchSummary,
    shared: true,
    extension: true,
  },
  suggestSearch: {
    method: 'GET',
    path: '/core/v1/search/suggest',
    summary: 'Words and titles that may be meant, while somebody types',
    access: 'anyone',
    query: SuggestionQuery,
    answer: SearchSuggestions,
    shared: true,
    extension: true,
  },
  listSearchMisses: {
    method: 'GET',
    path: '/core/v1/search/miss',
    summary: 'Texts of the last days that nothing was found by, the most asked for first',
    access: { capability: 'manage_link' },
    query: PagingQuery,
    answer: Type.Array(SearchMiss),
    list: true,
    extension: true,
  },
  listSearchRules: {
    method: 'GET',
    path: '/core/v1/search/rule',
    summary: 'What editors have decided that searches are answered with',
    access: { capability: 'manage_link' },
    answer: SearchRules,
    extension: true,
  },
  setSearchRules: {
    method: 'PUT',
    path: '/core/v1/search/rule',
    summary: 'Replaces what searches are answered with',
    access: { capability: 'manage_link' },
    body: { json: SearchRules },
    answer: SearchRules,
    extension: true,
  },
});
