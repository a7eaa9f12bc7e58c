import { isMeantFor, type NoticeKind } from '@brandpost/domain';
import { usersWithRight } from '../../access/users-with-right.ts';
import { recipientsOfComment } from '../../comments/comment-moments.ts';
import type { Database } from '../../db/database.ts';
import { rootNodeIds } from '../../posts/rights/is-public.ts';
import { readPost } from '../../posts/storage/read-post.ts';
import { reviewersAsked } from '../../reviews/reviewers-asked.ts';
import { readStaff } from '../../users/read-staff.ts';
import type { NoticeKey } from '../find-notices.ts';
import { FOLLOWS } from '../sources/missing-in-groups.ts';

const REVIEW_KINDS: ReadonlySet<NoticeKind> = new Set(['review', 'approved', 'returned']);

/**
 * Whom something that has happened may concern. It may be more than hear of it: what each may see, and has done already,
 * is asked when it is sent.
 */
export async function concernedBy(db: Database, { kind, postId, occasion }: NoticeKey): Promise<number[]> {
  if (kind === 'commented' || kind === 'mentioned') return await recipientsOfComment(db, kind, occasion);
  if (kind === 'missing') return (await usersWithRight(db, FOLLOWS)).map(({ id }) => id);
  if (REVIEW_KINDS.has(kind)) return await partiesOfReview(db, postId, kind);
  const stored = await readPost(db, postId);
  if (stored === null) return [];
  const { fields } = stored;
  if (kind === 'published' || kind === 'ends-soon') return fields.authorId === null ? [] : [fields.authorId];
  if (kind === 'dead-link') return [...new Set([fields.authorId ?? [], fields.editorIds].flat())];
  const [staff, roots] = [await readStaff(db), await rootNodeIds(db)];
  return staff
    .filter(({ id, ...viewer }) => isMeantFor(fields, { ...viewer, userId: id }, roots))
    .map(({ id }) => id);
}

/** Whoever has been asked to review a post, or whoever has asked. */
async function partiesOfReview(db: Database, postId: number, kind: NoticeKind): Promise<number[]> {
  const review = await db
    .selectFrom('post_review')
    .select(['user_id', 'reviewer_id'])
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (review === undefined) return [];
  return kind === 'review' ? await reviewersAsked(db, review) : [review.user_id];
}
