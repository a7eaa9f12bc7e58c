/** Where something is used, for whoever wants to delete it. */
export type UsedBy = { entity: string; id: number; name: string };

/** Told at most; more would not help anybody. */
export const MAX_USED_BY = 20;
