import { ALERT_EVENTS, ALERT_LEVELS, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';

const Line = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$' });

const AlertTemplateOnTheWire = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$' }),
  level: Type.Enum([...ALERT_LEVELS]),
  event: Type.Enum([...ALERT_EVENTS]),
  title: Type.String({ minLength: 1, maxLength: TITLE_MAX_LENGTH, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$' }),
  text: Type.String({ maxLength: 250 }),
  instructions: Type.Array(Line, { minItems: 1, maxItems: 20 }),
  /** How long an alert of it lasts, unless something else is chosen. */
  hours: Type.Integer({ minimum: 1, maximum: 72 }),
});

/** All of them, in the order in which they are offered. */
export const AlertTemplates = Type.Array(AlertTemplateOnTheWire, { minItems: 1, maxItems: 20 });
