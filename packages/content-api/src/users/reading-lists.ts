/** The lists in which reading is marked. Source: SPEC section 3, User, meta. */
export const READING_LISTS = ['read_post', 'readInformation', 'readMessage'] as const;
export type ReadingList = (typeof READING_LISTS)[number];
