import { isOutOrScheduled, type PostFields } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { messages } from '@brandpost/validation';
import { unprocessable } from '../../errors.ts';

/** Why something is published in spite of what the checks found, and what that was. */
export type Override = NonNullable<PostBody['override']>;

const MAX_REASON_LENGTH = 500;

/**
 * The reason that the audit log records with a publishing.
 * @returns null where none is given, and for what is not published
 * @throws unprocessable for a reason that says nothing, or too much
 */
export function overrideFrom(given: PostBody['override'], status: PostFields['status']): Override | null {
  if (given === undefined || given === null || !isOutOrScheduled(status)) return null;
  const reason = given.reason.trim();
  const wrong = (message: string) => unprocessable([{ field: 'override.reason', message }]);
  if (reason === '') throw wrong(messages.required);
  if (reason.length > MAX_REASON_LENGTH) throw wrong(messages.maxLength(MAX_REASON_LENGTH));
  return { reason, findings: given.findings };
}
