/** What a check found in one place of a page or file, before it is stored. */
export type Found = {
  /** `axe/…`, `block/…` or `pdf/…`, after what found it. */
  rule: string;
  message: string;
  criterion: string;
  /** Empty: all of it. */
  place: string;
};
