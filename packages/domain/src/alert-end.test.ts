import { expect, it } from 'vitest';
import { alertEndOf } from './alert-end.ts';
import { emptyAlertDetails } from './entities/alert-details.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const ALERT = { type: 'alert', alert: emptyAlertDetails(), unpublishedDate: '2026-11-29T13:00:00Z' } as const;

it('an alert has ended when its danger is over or its time has passed, and no other post ever has', () => {
  expect(alertEndOf(ALERT, NOW)).toBeNull();
  const over = { ...ALERT, alert: { ...ALERT.alert, allClearAt: '2026-11-29T11:00:00Z' } };
  expect(alertEndOf(over, NOW)).toBe('over');
  const past = '2026-11-29T11:00:00Z';
  expect(alertEndOf({ ...ALERT, unpublishedDate: past }, NOW)).toBe('ended');
  expect(alertEndOf({ ...ALERT, type: 'news', unpublishedDate: past }, NOW)).toBeNull();
});
