/** What suggestions are made with and shown by: loaded when somebody types. */
export { SuggestionList } from './suggestion-list.tsx';
export { suggestionsFrom } from './suggestions.ts';
