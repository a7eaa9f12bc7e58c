/** Where something is used, for anyone who wants to delete it. */
export type UsedBy = { entity: string; id: number; name: string };

/** Listed at most; more would not help anybody. */
export const MAX_USED_BY = 20;
