import {
  SAVED_VIEW_COLUMN_MAX_LENGTH,
  SAVED_VIEW_MAX_COLUMNS,
  SAVED_VIEW_NAME_MAX_LENGTH,
  SAVED_VIEW_QUERY_MAX_LENGTH,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { messages } from '../messages.ts';
import { SEARCH_PARAMETERS } from '../patterns.ts';
import { filledText, text } from './fields.ts';

/** A view of a list: what it is called, what the address says of the list, and which columns it shows. Ours. */
export const savedViewRules = Type.Object({
  name: filledText({ maxLength: SAVED_VIEW_NAME_MAX_LENGTH, format: 'line' }),
  query: text({
    maxLength: SAVED_VIEW_QUERY_MAX_LENGTH,
    pattern: SEARCH_PARAMETERS,
    messages: { pattern: messages.viewQuery },
  }),
  columns: Type.Array(filledText({ maxLength: SAVED_VIEW_COLUMN_MAX_LENGTH, format: 'line' }), {
    maxItems: SAVED_VIEW_MAX_COLUMNS,
    nullable: true,
  }),
});
