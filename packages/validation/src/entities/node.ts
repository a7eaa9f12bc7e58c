import { NAME_MIN_LENGTH } from '@brandpost/domain';
import { Type } from 'typebox';
import { filledText, integer, text } from './fields.ts';

/** Source: SPEC section 5, Node. */
export const nodeRules = Type.Object({
  name: filledText({ minLength: NAME_MIN_LENGTH, format: 'line' }),
  parent: integer(1),
  value: text(),
});
