const ANSWER_MS = 500;

/** Whether people can sign in here: the session call exists. */
export async function canSignIn(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/bff/session', origin), { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok && answer.headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
