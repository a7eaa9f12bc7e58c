const ANSWER_MS = 500;

/** Whether people can sign in here: an empty attempt is refused rather than unknown. */
export async function canSignIn(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(new URL('/bff/login', origin), { method: 'POST', signal });
    return answer.status !== 404;
  } catch {
    return false;
  }
}
