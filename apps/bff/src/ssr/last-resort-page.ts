import { plainPage } from '../plugins/problem-page.ts';

/** When even the error page fails. Source: SPEC section 8. */
export const LAST_RESORT_PAGE = plainPage('<p lang="en">An error occurred while showing the error page</p>');
