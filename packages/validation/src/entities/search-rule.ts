import {
  SEARCH_ANSWER_MAX_LENGTH,
  SEARCH_LINE_MAX_LENGTH,
  SEARCH_PATH_MAX_LENGTH,
  SEARCH_RULE_MAX_LINES,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

const line = filledText({ maxLength: SEARCH_LINE_MAX_LENGTH, format: 'line' });

/** What a search is answered with; what it has to do at least is for `checkSearchRules`. */
export const searchRuleRules = Type.Object({
  questions: Type.Array(line, { minItems: 1, maxItems: SEARCH_RULE_MAX_LINES }),
  alsoSearch: Type.Array(line, { maxItems: SEARCH_RULE_MAX_LINES }),
  text: text({ maxLength: SEARCH_ANSWER_MAX_LENGTH }),
  path: text({ maxLength: SEARCH_PATH_MAX_LENGTH, format: 'line' }),
});
