import {
  DECIDED_BY_MAX_LENGTH,
  FIRE_BAN_NOTE_MAX_LENGTH,
  FIRE_BAN_STATES,
  MUNICIPALITY_MAX_LENGTH,
} from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, text } from './fields.ts';

/** What goes with what is for `checkFireBan`. Source: ADR 0050 */
export const fireBanRules = Type.Object({
  municipality: filledText({ maxLength: MUNICIPALITY_MAX_LENGTH, format: 'line' }),
  state: filledText({ enum: [...FIRE_BAN_STATES] }),
  decidedBy: text({ maxLength: DECIDED_BY_MAX_LENGTH, format: 'line' }),
  from: text(),
  to: text(),
  note: text({ maxLength: FIRE_BAN_NOTE_MAX_LENGTH }),
});
