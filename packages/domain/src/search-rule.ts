/** More than anybody keeps an eye on. */
export const MAX_SEARCH_RULES = 200;
export const SEARCH_RULE_MAX_LINES = 60;
/** As long as a search may be. */
export const SEARCH_LINE_MAX_LENGTH = 100;
export const SEARCH_ANSWER_MAX_LENGTH = 300;
export const SEARCH_PATH_MAX_LENGTH = 300;

/** What an editor has decided that a search is answered with. */
export type SearchRule = {
  /** What is searched for, in any of these wordings. The first one is what the rule is called. */
  questions: string[];
  /** Words that are searched for as well. */
  alsoSearch: string[];
  /** The answer itself, shown above what is found; empty for none. */
  text: string;
  /** The page or e-service that comes first, as an address of the site: `/sida/brandvarnare`. Empty for none. */
  path: string;
};
