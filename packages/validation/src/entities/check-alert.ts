import { type AlertDetails, polygonProblem } from '@brandpost/domain';
import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';

/** What decides whether an alert may be published. */
type JudgedAlert = {
  readonly alert: AlertDetails | null;
  readonly unpublishedDate: string | null;
};

/**
 * Why an alert with a level may not be published; empty when it may. One that nobody ends must end by itself: an alert
 * of yesterday is worse than none. An area has to be one.
 */
export function checkAlert({ alert, unpublishedDate }: JudgedAlert): FieldError[] {
  if (alert === null) return [];
  const problem = polygonProblem(alert.polygon);
  return [
    ...(problem === null ? [] : [{ field: 'alert.polygon', message: messages.polygon[problem] }]),
    ...(unpublishedDate === null ? [{ field: 'unpublishedDate', message: messages.alertEnd }] : []),
  ];
}
