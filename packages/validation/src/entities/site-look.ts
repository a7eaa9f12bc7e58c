import { Type } from 'typebox';
import { messages } from '../messages.ts';
import { COLOUR } from '../patterns.ts';
import { integer, text } from './fields.ts';

/** Whether the picture can be a logo is for those who have it. Source: ADR 0087 */
export const siteLookRules = Type.Object({
  logoMediaId: integer(1),
  colour: text({ pattern: COLOUR, messages: { pattern: messages.colour } }),
});
