import { escapeMarkup } from './markup.ts';
import type { Person } from './people.ts';

export const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 28rem; padding: 2rem 1rem }
label { display: block; font-weight: 600; margin-top: 1rem }
select, input, button { box-sizing: border-box; font: inherit; margin-top: .25rem; min-height: 2.75rem; padding: .25rem .75rem; width: 100% }
button { margin-top: 1.5rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
.problem { border-left: .375rem solid; padding-left: .75rem }
`;

/** Sends the form of a page that needs nothing more from a person. The button does the same without it. */
export const SUBMIT_SCRIPT = 'document.forms[0].requestSubmit();\n';

type Fields = Readonly<Record<string, string>>;

/** Who signs in, and the password that everybody has. The message of the service goes along. */
export function signInPage(people: readonly Person[], message: Fields, problem: string | null): string {
  const choices = people.map(
    ({ uid, displayName }) => `<option value="${escapeMarkup(uid)}">${escapeMarkup(displayName)}</option>`,
  );
  return page(
    problem === null ? 'Logga in' : 'Fel: Logga in',
    `<h1>Logga in</h1>
<p>Här loggar demots användare in, som hos en kommuns egen inloggning.</p>
${problem === null ? '' : `<p class="problem" role="alert">${escapeMarkup(problem)}</p>`}
<form method="post" action="/sign-in">${hidden(message)}
<label for="uid">Användare</label>
<select id="uid" name="uid" autocomplete="username" required>${choices.join('')}</select>
<label for="password">Lösenord</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button>Logga in</button>
</form>`,
  );
}

/** A message on its way back to the service, by way of the browser (HTTP-POST). */
export function messagePage(action: string, message: Fields): string {
  return page(
    'Du skickas vidare',
    `<h1>Du skickas vidare</h1>
<p>Händer ingenting? Tryck på knappen.</p>
<form method="post" action="${escapeMarkup(action)}">${hidden(message)}<button>Fortsätt</button></form>
<script src="/submit.js"></script>`,
  );
}

/** A page with nothing to do on it. */
export function noticePage(title: string, text: string): string {
  return page(title, `<h1>${escapeMarkup(title)}</h1>\n<p>${escapeMarkup(text)}</p>`);
}

function hidden(fields: Fields): string {
  return Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – Demoinloggning</title>
<link rel="stylesheet" href="/style.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}
