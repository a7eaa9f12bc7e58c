import { Type } from 'typebox';
import { messages } from '../messages.ts';
import { ROLE_KEY } from '../patterns.ts';
import { filledText } from './fields.ts';

/** What a role is called, and by what key it is known. Ours; SPEC section 6 has no rules. */
export const roleRules = Type.Object({
  name: filledText({ format: 'line' }),
  key: filledText({ pattern: ROLE_KEY, messages: { pattern: messages.slug } }),
});
