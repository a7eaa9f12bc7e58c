import { isOutOrScheduled, type PostFields } from '@brandpost/domain';
import type { AlertLogAction } from '@brandpost/rubicore-api';

/** A write of a post, as the audit log has it: of a change only what it changed, of a denial its reason. */
export type PostWrite = {
  action: string;
  at: Date;
  before: Partial<PostFields> | null;
  after: (Partial<PostFields> & { reason?: string }) | null;
};

/** What a write meant for an alert. */
export type AlertStep = { action: AlertLogAction; text: string; until: string | null };

/** What somebody did with an alert when they wrote it: of several things at once the one that readers saw most of. */
export function alertStep({ action, at, before, after }: PostWrite): AlertStep {
  const step = (name: AlertLogAction, text = ''): AlertStep => ({ action: name, text, until: null });
  if (action === 'post.trash') return step('trashed');
  if (action === 'post.restore') return step('restored');
  const title = after?.title ?? '';
  if (action === 'post.request-alert') return step('requested', title);
  if (action === 'post.approve') return step('approved', title);
  if (action === 'post.deny-alert') return step('denied', after?.reason);
  if (action === 'post.cancel-alert-request') return step('request-cancelled');
  if (action === 'post.create') return step(after?.status === 'draft' ? 'drafted' : 'published', title);
  if (isOutOrScheduled(after?.status)) return step('published', title);
  if (after?.status !== undefined) return step('unpublished');
  const [alertBefore, alertAfter] = [before?.alert ?? null, after?.alert ?? null];
  if (alertAfter?.withdrawnAt && !alertBefore?.withdrawnAt) return step('withdrawn');
  if (alertAfter?.allClearAt && !alertBefore?.allClearAt) return step('all-clear');
  if ((alertAfter?.updates.length ?? 0) > (alertBefore?.updates.length ?? 0)) {
    return step('updated', alertAfter?.updates[0]?.text);
  }
  const end = after?.unpublishedDate;
  if (end === undefined) return step('corrected', title);
  if (end !== null && Date.parse(end) <= at.getTime()) return step('ended');
  return { action: 'end-changed', text: '', until: end };
}
