const ANSWER_MS = 1000;

/**
 * Where a browser may be sent by the API's word: to the identity provider, if it answers.
 * @returns null for an address elsewhere, and when nobody is there. Source: SECURITY 2.3 step 3, 2.5
 */
export async function locationAtIdentityProvider(
  location: string,
  identityProvider: string,
): Promise<string | null> {
  const isThere = URL.parse(location)?.origin === identityProvider && (await answers(identityProvider));
  return isThere ? location : null;
}

/** Any answer will do: a browser that is sent to a dead host sees an error page that is not ours. */
async function answers(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
