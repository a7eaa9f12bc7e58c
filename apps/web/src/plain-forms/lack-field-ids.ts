/** The field that says which page a lack is on; what somebody came from is written into it. */
export const PAGE_FIELD_ID = 'brist-sida';
