import { type Vacancy, vacancyClosesAt } from '@brandpost/domain';
import { TOTAL_HEADER } from '@brandpost/rubicore-api';
import type { Answer } from '../upstream/answer.ts';

/** A post, or another sender's message, which says when it ends under a name of its own. */
type Dated = {
  id?: unknown;
  publishedDate?: unknown;
  unpublishedDate?: unknown;
  expiresAt?: unknown;
  vacancy?: unknown;
};

/** Answers about posts and messages name dates; others need not be looked at. */
const DATED = [Buffer.from('"unpublishedDate"'), Buffer.from('"expiresAt"')];

/**
 * When an answer changes although nobody writes: the first moment at which one of its posts or messages begins or ends,
 * or one can no longer apply for a vacancy.
 * @returns milliseconds since 1970, Infinity for never
 */
export function changesAtMs(answer: Answer, nowMs: number): number {
  const moments = postsIn(answer).flatMap((post) => [
    momentOf(post.publishedDate),
    endOf(post),
    closingOf(post),
  ]);
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > nowMs));
}

/**
 * An answer from before as it may be given while upstream is away: lists without posts that have ended or have been
 * changed since; a single post that has ended can still be read, one that has been changed cannot.
 * @param options.keepsEnded for lists of what has ended too
 * Source: SECURITY T28; docs/decisions/0013
 */
export function staleAnswer(
  answer: Answer,
  {
    nowMs,
    hasChanged,
    keepsEnded = false,
  }: { nowMs: number; hasChanged: (postId: string) => boolean; keepsEnded?: boolean },
): Answer | null {
  const posts = postsIn(answer);
  const isList = answer.body.subarray(0, 1).toString() === '[';
  if (!isList) return posts.some(({ id }) => hasChanged(String(id))) ? null : answer;
  const left = posts.filter(
    (post) => !hasChanged(String(post.id)) && (keepsEnded || !(endOf(post) <= nowMs)),
  );
  if (left.length === posts.length) return answer;
  const total = Number(answer.headers[TOTAL_HEADER] ?? posts.length) - (posts.length - left.length);
  return {
    status: answer.status,
    headers: {
      'content-type': answer.headers['content-type'] ?? 'application/json',
      [TOTAL_HEADER]: String(total),
    },
    body: Buffer.from(JSON.stringify(left)),
  };
}

function postsIn({ body }: Answer): Dated[] {
  if (!DATED.some((name) => body.includes(name))) return [];
  try {
    const value: unknown = JSON.parse(body.toString());
    return (Array.isArray(value) ? value : [value]).filter(
      (post) => typeof post === 'object' && post !== null,
    );
  } catch {
    return [];
  }
}

function endOf({ unpublishedDate, expiresAt }: Dated): number {
  return momentOf(unpublishedDate ?? expiresAt);
}

/** A post tells the last day to apply, a find of a search the moment after it. */
function closingOf({ vacancy }: Dated): number {
  if (typeof vacancy !== 'object' || vacancy === null) return Number.NaN;
  const { closesAt, lastDay } = vacancy as { closesAt?: unknown } & Partial<Vacancy>;
  return momentOf(closesAt ?? vacancyClosesAt({ lastDay: lastDay ?? null }));
}

/** NaN for what is no date: it is neither before nor after anything. */
function momentOf(date: unknown): number {
  return typeof date === 'string' ? Date.parse(date) : Number.NaN;
}
