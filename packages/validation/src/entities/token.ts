import { Type } from 'typebox';
import { filledText } from './fields.ts';

/** Source: SPEC section 5, Token. */
export const tokenRules = Type.Object({ type: filledText() });
