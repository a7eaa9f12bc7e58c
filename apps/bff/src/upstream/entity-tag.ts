import { createHash } from 'node:crypto';
import { TOTAL_HEADER } from '@brandpost/rubicore-api';
import type { Answer } from './answer.ts';

/** How a tag of our own begins: it tells of every byte, which a tag of upstream's need not. */
const OWN = 'W/"b-';

const digests = new WeakMap<Answer, string>();

/** The same for answers of the same bytes and total; worked out once for each. */
export function digestOf(answer: Answer): string {
  let digest = digests.get(answer);
  if (digest === undefined) {
    const { [TOTAL_HEADER]: total = '' } = answer.headers;
    digest = createHash('sha256').update(total).update(answer.body).digest('base64url').slice(0, 22);
    digests.set(answer, digest);
  }
  return digest;
}

/**
 * An answer with a tag by which a browser can ask whether it is still the same; upstream's own where it has one, for
 * that names the version that somebody edits. Made once for all who are given the answer.
 */
export function withEntityTag(answer: Answer): Answer {
  if (answer.headers.etag !== undefined) return answer;
  return { ...answer, headers: { ...answer.headers, etag: `${OWN}${digestOf(answer)}"` } };
}

/** Whether a browser has exactly this answer, as far as a tag of ours can tell. Source: RFC 9110 section 13.1.2. */
export function isSameAnswer(answer: Answer, ifNoneMatch: string | undefined): boolean {
  const { etag } = answer.headers;
  if (etag === undefined || !etag.startsWith(OWN) || ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}
