import { POST_TEMPLATE_DESCRIPTION_MAX_LENGTH, POST_TEMPLATE_NAME_MAX_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

/** What new posts can begin as: what it is called, and what it is for. Ours. */
export const postTemplateRules = Type.Object({
  name: filledText({ maxLength: POST_TEMPLATE_NAME_MAX_LENGTH, format: 'line' }),
  description: text({ maxLength: POST_TEMPLATE_DESCRIPTION_MAX_LENGTH }),
});
