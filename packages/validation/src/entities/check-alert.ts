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
  const odd = (['nextUpdateAt', 'allClearAt', 'withdrawnAt'] as const).filter((name) => isOdd(alert[name]));
  const problem = polygonProblem(alert.polygon);
  return [
    ...odd.map((name) => ({ field: `alert.${name}`, message: messages.malformed })),
    ...(alert.updates.some(({ at }) => isOdd(at))
      ? [{ field: 'alert.updates', message: messages.malformed }]
      : []),
    ...(problem === null ? [] : [{ field: 'alert.polygon', message: messages.polygon[problem] }]),
    ...(unpublishedDate === null ? [{ field: 'unpublishedDate', message: messages.alertEnd }] : []),
  ];
}

/** Days that no month has fit the pattern. */
function isOdd(instant: string | null): boolean {
  return instant !== null && Number.isNaN(Date.parse(instant));
}
