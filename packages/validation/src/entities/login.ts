import { Type } from 'typebox';
import { filledText } from './fields.ts';

/** Source: SPEC section 5, Login. */
export const loginRules = Type.Object({ username: filledText(), password: filledText() });
