import { ApiError } from '@brandpost/rubicore-api';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { AlertIsOver } from './use-alert-change.ts';

/**
 * Why something was refused as a whole, and what to do about it; of single fields that is said at each.
 * @param wrongFields what is said where fields are marked
 */
export function failureIn(error: unknown, wrongFields: string): string {
  if (error instanceof AlertIsOver) return texts.isOverByNow;
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.status === 422) return wrongFields;
  return error.status === 409 ? error.message : texts.failed;
}
