import { EMERGENCY } from '@brandpost/domain';

/**
 * A page for somebody whose own page could not be made, in place of JSON.
 * @param message what has happened, in Swedish; of ours, never of a request
 */
export function problemPage(message: string): string {
  return plainPage(`<p>${message}</p>\n<p><a href="">Försök igen</a></p>`);
}

/** A page that says that something is wrong: no script, no style, no data. @param content HTML, of ours */
export function plainPage(content: string): string {
  return `<!doctype html>
<html lang="sv">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Något gick fel</title>
<h1>Något gick fel</h1>
${content}
<h2><a href="${EMERGENCY.address}">${EMERGENCY.sentence}</a></h2>
<p><a href="/">Till startsidan</a></p>
</html>
`;
}
