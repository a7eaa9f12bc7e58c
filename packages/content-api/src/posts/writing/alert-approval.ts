import {
  type AlertDetails,
  emptyAlertDetails,
  hasEnded,
  isOutOrScheduled,
  type PostFields,
  titleWithoutAdvice,
} from '@brandpost/domain';
import { approvalNeeded } from '../../errors.ts';
import { isSameFields } from '../storage/post-version.ts';

/** Whether what is saved may let a crisis alert out on the word of one person. Source: ADR 0053 */
export type AlertApproval = Readonly<{ isRequired: boolean }>;

/** For what a second person has approved, and for anyone who has the database in their hands. */
export const NO_APPROVAL: AlertApproval = Object.freeze({ isRequired: false });

/**
 * The one check that no alert goes out on the word of one person, called by every way of writing a post.
 * @param before the post as it is; null for one that is not there yet
 * @param after as it would be, with status and date settled
 * @throws approvalNeeded
 */
export function requireApproval(
  before: PostFields | null,
  after: PostFields,
  { alertApproval, now }: { alertApproval: AlertApproval; now: Date },
): void {
  if (alertApproval.isRequired && needsApproval(before, after, now)) throw approvalNeeded();
}

/**
 * Whether a change lets a crisis alert out that is not out in these words already. What shortens or prolongs an alert
 * that is on, adds to its log, ends it or takes it back is free: it must be quick, and visitors know the alert.
 */
export function needsApproval(before: PostFields | null, after: PostFields, now: Date): boolean {
  if (!isOutForReal(after)) return false;
  if (before === null || !isOutForReal(before)) return true;
  return comesBack(before, after, now) || !isSameFields(guarded(after, before), guarded(before, before));
}

/** A post that visitors see, or will when its time comes, as a crisis that is none of an exercise. */
function isOutForReal({ type, status, alert }: PostFields): boolean {
  return type === 'alert' && isOutOrScheduled(status) && alert?.isDrill !== true;
}

/** Whether an alert is on again that was over. */
function comesBack(before: PostFields, after: PostFields, now: Date): boolean {
  const [was, is] = [detailsOf(before), detailsOf(after)];
  return (
    (hasEnded(before, now) && !hasEnded(after, now)) ||
    (was.allClearAt !== null && is.allClearAt === null) ||
    (was.withdrawnAt !== null && is.withdrawnAt === null)
  );
}

/**
 * An alert with what may be changed freely as it was before: the rest is what a second person answers for. With the
 * danger its title may lose what it tells people to do.
 */
function guarded(fields: PostFields, before: PostFields): PostFields {
  const { nextUpdateAt, updates, allClearAt, withdrawnAt } = detailsOf(before);
  const { status, unpublishedDate, editorIds } = before;
  const isOver = detailsOf(fields).allClearAt !== null;
  const title = isOver && fields.title === titleWithoutAdvice(before.title) ? before.title : fields.title;
  return {
    ...fields,
    ...{ title, status, unpublishedDate, editorIds },
    alert: { ...detailsOf(fields), nextUpdateAt, updates, allClearAt, withdrawnAt },
  };
}

/** What an older version of ours has written lacks what is newer. */
function detailsOf({ alert }: PostFields): AlertDetails {
  return { ...emptyAlertDetails(), ...alert };
}
