import { type Problem, retryAfterSecondsIn } from '@brandpost/rubicore-api';
import { OWN_CALL } from '../../api/browser-fetch.ts';
import { loginTexts } from './login-texts.ts';

const SECONDS_PER_MINUTE = 60;

export type Credentials = { username: string; password: string };

/** What became of a try: where to go next, as the server says, or why not. */
export type SignInOutcome =
  | { kind: 'signed-in'; returnTo: string }
  | { kind: 'refused'; message: { title: string; text: string }; fields: Readonly<Record<string, string>> };

/** Asks to be let in, without a session that a refusal could be the end of. Never throws: a service that cannot be reached is an outcome too. Source: DESIGN section 4. */
export async function signIn(credentials: Credentials & { returnTo: string }): Promise<SignInOutcome> {
  try {
    const answer = await fetch('/bff/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...OWN_CALL },
      body: JSON.stringify(credentials),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return { kind: 'signed-in', returnTo: (body as { returnTo: string }).returnTo };
    return refusalFrom(body as Problem, retryAfterSecondsIn(answer.headers.get('retry-after')) ?? 0);
  } catch {
    return { kind: 'refused', message: loginTexts.failures.tjanst, fields: {} };
  }
}

/** A refusal in the words of the sign-in page; the problem's own where it has none. */
export function refusalFrom(
  problem: Pick<Problem, 'status' | 'message' | 'errors'>,
  retryAfterSeconds: number,
): SignInOutcome {
  const { failures } = loginTexts;
  const fields = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  const refused = (message: { title: string; text: string }) =>
    ({ kind: 'refused', message, fields }) as const;
  if (problem.status === 401) return refused(failures.uppgifter);
  if (problem.status === 429) {
    const minutes = Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE);
    const text = minutes > 0 ? loginTexts.waitMinutes(minutes) : failures.vanta.text;
    return refused({ title: failures.vanta.title, text });
  }
  if (problem.status >= 500) return refused(failures.tjanst);
  return refused({ title: failures.tjanst.title, text: problem.message });
}
