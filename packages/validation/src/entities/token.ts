import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Token. */
export const tokenRules = { type: { required: true } } as const satisfies EntityRules;
