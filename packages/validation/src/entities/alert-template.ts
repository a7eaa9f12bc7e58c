import {
  ALERT_EVENTS,
  ALERT_LEVELS,
  ALERT_TEMPLATE_MAX_HOURS,
  ALERT_TEMPLATE_NAME_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { ALERT_LINE_MAX_LENGTH, ALERT_LINES_MAX_COUNT } from './alert.ts';
import { filledText, text } from './fields.ts';

/** One template of crisis alerts; what it proposes may be published as it stands. Source: ADR 0048 */
export const alertTemplateRules = Type.Object({
  name: filledText({ maxLength: ALERT_TEMPLATE_NAME_MAX_LENGTH, format: 'line' }),
  level: filledText({ enum: [...ALERT_LEVELS] }),
  event: filledText({ enum: [...ALERT_EVENTS] }),
  title: filledText({ maxLength: TITLE_MAX_LENGTH, format: 'line' }),
  text: text({ maxLength: EXCERPT_MAX_LENGTH }),
  instructions: Type.Array(filledText({ maxLength: ALERT_LINE_MAX_LENGTH, format: 'line' }), {
    minItems: 1,
    maxItems: ALERT_LINES_MAX_COUNT,
  }),
  hours: Type.Integer({ minimum: 1, maximum: ALERT_TEMPLATE_MAX_HOURS }),
});
