import { ALERT_EVENTS, ALERT_LEVELS, MAX_ALERT_TEMPLATES } from '@brandpost/domain';
import { Type } from 'typebox';

/** What each must keep is for `validateAlertTemplate`. */
const AlertTemplateOnTheWire = Type.Object({
  name: Type.String(),
  level: Type.Enum([...ALERT_LEVELS]),
  event: Type.Enum([...ALERT_EVENTS]),
  title: Type.String(),
  text: Type.String(),
  instructions: Type.Array(Type.String()),
  /** How long an alert of it lasts, unless something else is chosen. */
  hours: Type.Integer(),
});

/** All of them, in the order in which they are offered. */
export const AlertTemplates = Type.Array(AlertTemplateOnTheWire, {
  minItems: 1,
  maxItems: MAX_ALERT_TEMPLATES,
});
