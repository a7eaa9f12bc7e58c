/** Where a week has no room side by side: the month is a list of days. */
export const AS_LIST = '@media (max-width: 59.99rem)';
