/** Of the heading above the crises that are over, on the page of all crises. */
export const PAST_ALERTS_ID = 'tidigare';
