/** What somebody has said of fires in a municipality; `unknown` is said too, and is what nobody has said anything of. */
export const FIRE_BAN_STATES = ['none', 'ban', 'strict', 'unknown'] as const;
export type FireBanState = (typeof FIRE_BAN_STATES)[number];
