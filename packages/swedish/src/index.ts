export { clockInSweden } from './clock-in-sweden.ts';
export { compareSwedish } from './collation.ts';
export { splitCompound } from './compound.ts';
export { type CsvCell, toCsv } from './csv.ts';
export { editDistance, editDistanceAllowed } from './edit-distance.ts';
export { fold } from './fold.ts';
export {
  formatAtTime,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatTime,
  yearInSweden,
} from './format-date.ts';
export { formatShortDate, formatWeekday } from './format-day.ts';
export { joinParticles, MAX_JOINED } from './join-particles.ts';
export { fromSwedishClock, type SwedishMoment, toSwedishClock } from './local-time.ts';
export { misspellingDistance } from './misspelling.ts';
export { phoneAddress } from './phone-address.ts';
export { type QueryTerm, queryKey, queryTerms } from './query-terms.ts';
export { askedWith, asksInEnglish, asksInSwedish, saysWhat } from './question-words.ts';
export { saysAll } from './says-all.ts';
export { type SearchTerms, searchTerms } from './search-terms.ts';
export { slugify } from './slug.ts';
export { softHyphens } from './soft-hyphens.ts';
export { stem } from './stem.ts';
export { STOP_WORDS } from './stop-words.ts';
export { type OwnTerm, synonymsOf, termKey } from './synonyms.ts';
export { tokensOf } from './tokens.ts';
export { keepTogether, unbroken } from './unbroken.ts';
