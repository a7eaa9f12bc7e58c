/** A comment beside a post. */
export const COMMENT_MAX_LENGTH = 2000;
/** Of the words that a suggestion is about, and of those in their place. */
export const SUGGESTION_MAX_LENGTH = 5000;
/** Of what stands before and after the words that a suggestion is about, by which they are found again. */
export const QUOTE_CONTEXT_MAX_LENGTH = 200;
/** How many a post may have: they come in one answer. */
export const COMMENTS_OF_POST_MAX = 500;
/** How many one comment may mention. */
export const MAX_MENTIONS_OF_COMMENT = 20;
/** How many are offered at once to be mentioned. */
export const MENTIONABLE_SHOWN = 20;
