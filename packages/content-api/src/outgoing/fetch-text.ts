import { type FetchLimits, limitedFetch } from './limited-fetch.ts';

/** What an address answers; null: nothing has changed since `etag`. */
export type FetchedText = { text: string; etag: string | null } | null;

/** @property etag of what was answered before; null asks for all of it */
type Asking = FetchLimits & { etag: string | null };

/**
 * Asks an address that somebody has set for a text, unless it is as it was.
 * @throws Error with one sentence, also for every status but 200
 */
export async function fetchText(address: string, { etag, headers, ...limits }: Asking): Promise<FetchedText> {
  const sent = { ...headers, ...(etag === null ? {} : { 'if-none-match': etag }) };
  const answer = await limitedFetch(address, { ...limits, headers: sent });
  if (answer.status === 304 && etag !== null) return null;
  if (answer.status !== 200) throw new Error(`The address answers ${answer.status}.`);
  return { text: answer.text, etag: answer.headers.get('etag') };
}
