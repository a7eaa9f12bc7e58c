import type { EntityRules } from '../rules.ts';

/** Source: SPEC section 5, Login. */
export const loginRules = {
  username: { required: true },
  password: { required: true },
} as const satisfies EntityRules;
