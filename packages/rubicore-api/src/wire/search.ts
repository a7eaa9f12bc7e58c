import {
  AlertDetailsSchema,
  IdSchema,
  IsoDateTimeSchema,
  MAX_SEARCH_RULES,
  nullable,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { LanguageSchema } from './post.ts';
import { oneOrMany, pagingProperties } from './shared.ts';

const AlertState = Type.Pick(AlertDetailsSchema, ['level', 'allClearAt', 'isDrill']);

/** What was found: a post of some type, or a link (e-service). */
export const SearchHit = Type.Object({
  kind: Type.Enum(['post', 'link']),
  id: IdSchema,
  /** Post type, or link type. */
  type: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  /** Plain text around the first find, in parts: the found words are marked, nothing is HTML. */
  snippet: Type.Array(Type.Object({ text: Type.String(), isMatch: Type.Boolean() })),
  slug: nullable(Type.String()),
  url: nullable(Type.String()),
  publishedDate: nullable(IsoDateTimeSchema),
  /** When it ends, or ended: what is kept after that is found last. An upstream may leave it out. */
  unpublishedDate: Type.Optional(nullable(IsoDateTimeSchema)),
  /** How severe an alert is, and since when it is over. An upstream may leave it out. */
  alert: Type.Optional(nullable(AlertState)),
  /** Of a vacancy: when one can no longer apply; null is never. An upstream may leave it out. */
  vacancy: Type.Optional(Type.Object({ closesAt: nullable(IsoDateTimeSchema) })),
  /** What a post is written in. An upstream may leave it out. */
  language: Type.Optional(LanguageSchema),
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchQuery = Type.Object({
  ...pagingProperties,
  q: Type.String({ maxLength: 100 }),
  type: Type.Optional(oneOrMany(Type.String({ maxLength: 32 }))),
  /** Whether only what has all the words as they are written is wanted. An upstream may not know it. */
  exact: Type.Optional(Type.Boolean()),
});

/** What leads to a find. */
const SearchTarget = Type.Pick(SearchHit, ['kind', 'id', 'type', 'title', 'slug', 'url']);

/** What an editor has decided that a search is answered with: a text, and where it leads. */
export const SearchAnswer = Type.Object({
  text: Type.String(),
  target: nullable(SearchTarget),
  /** What the page that it leads to is written in, and so the text. An upstream may leave it out. */
  language: Type.Optional(LanguageSchema),
});
export type SearchAnswer = Static<typeof SearchAnswer>;

/** Numbers per type over all pages, what they are of, and the answer itself, where there is one. */
export const SearchSummary = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  counts: Type.Array(Type.Object({ type: Type.String(), count: Type.Integer({ minimum: 1 }) })),
  /** What was looked for instead of the text, in a better spelling. */
  didYouMean: nullable(Type.String()),
  /** Words of the text that nothing is found by, and that the finds do without. An upstream may leave it out. */
  leftOut: Type.Optional(Type.Array(Type.String())),
  /** An upstream may leave it out. */
  answer: Type.Optional(nullable(SearchAnswer)),
});
export type SearchSummary = Static<typeof SearchSummary>;

export const SuggestionQuery = Type.Object({
  q: Type.String({ maxLength: 100 }),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});

/** What may be meant while somebody types: words that go on from what is typed, and titles with them. */
export const SearchSuggestions = Type.Object({
  words: Type.Array(Type.String()),
  titles: Type.Array(SearchTarget),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** A text that nothing was found by, and how often it was asked since it first was. Who asked is not known. */
export const SearchMiss = Type.Object({
  text: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  firstDay: Type.String({ format: 'date' }),
  lastDay: Type.String({ format: 'date' }),
});
export type SearchMiss = Static<typeof SearchMiss>;

/** All that editors have decided of searches. What each rule must keep is for `checkSearchRules`. */
export const SearchRules = Type.Object({
  rules: Type.Array(
    Type.Object({
      questions: Type.Array(Type.String()),
      alsoSearch: Type.Array(Type.String()),
      text: Type.String(),
      path: Type.String(),
    }),
    { maxItems: MAX_SEARCH_RULES },
  ),
});
