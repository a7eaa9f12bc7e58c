import { createHash } from 'node:crypto';
import { TOTAL_HEADER } from '@brandpost/rubicore-api';
import type { Answer } from './answer.ts';

/** How a tag of our own begins: it tells of every byte, which a tag of upstream's need not. */
const OWN = 'W/"b-';

/**
 * An answer with a tag by which a browser can ask whether it is still the same; upstream's own where it has one, for
 * that names the version that somebody edits. Made once for all who are given the answer.
 */
export function withEntityTag(answer: Answer): Answer {
  const { etag, [TOTAL_HEADER]: total = '' } = answer.headers;
  if (etag !== undefined) return answer;
  const hash = createHash('sha256').update(total).update(answer.body).digest('base64url').slice(0, 22);
  return { ...answer, headers: { ...answer.headers, etag: `${OWN}${hash}"` } };
}

/** Whether a browser has exactly this answer, as far as a tag of ours can tell. Source: RFC 9110 section 13.1.2. */
export function isSameAnswer(answer: Answer, ifNoneMatch: string | undefined): boolean {
  const { etag } = answer.headers;
  if (etag === undefined || !etag.startsWith(OWN) || ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}
