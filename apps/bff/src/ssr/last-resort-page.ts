import { EMERGENCY } from '@brandpost/domain';

/** When even the error page fails: no script, no style, no data. Source: SPEC section 8. */
export const LAST_RESORT_PAGE = `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Något gick fel</title>
<h1>Något gick fel</h1>
<p lang="en">An error occurred while showing the error page</p>
<h2><a href="${EMERGENCY.address}">${EMERGENCY.sentence}</a></h2>
<p><a href="/">Till startsidan</a></p>
</html>
`;
