import { ApiError, type Problem } from '@brandpost/rubicore-api';
import { browserFetch } from '../../api/browser-fetch.ts';

/**
 * A call of the BFF itself, which holds the sessions. Source: DESIGN section 4.
 * @throws ApiError for every answer but 2xx; what `fetch` throws when there is none
 */
export async function askBff(
  method: 'POST' | 'DELETE',
  path: `/bff/${string}`,
  body: Record<string, string | number> = {},
): Promise<void> {
  const answer = await browserFetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.ok) return;
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  throw new ApiError({ message: answer.statusText, ...problem, status: answer.status, url: path });
}
