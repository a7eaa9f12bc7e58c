/** What a loader refuses somebody by: any one of the rights would do, for what they wanted to do. */
export type Refusal = { needed?: readonly string[]; todo?: string; message?: string } | null;
