import type { SessionView } from '@brandpost/render-contract';

/** Nobody is signed in: what most pages are rendered for, and what none of them needs to say. */
export const VISITOR = {
  state: 'anonymous',
  user: null,
  maskedBy: null,
  capabilities: [],
  token: null,
} as const satisfies SessionView;
