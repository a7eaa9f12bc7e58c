import { expect, it } from 'vitest';
import { type AlertSummary, byGravity } from './alert-summary.ts';

const alert = (title: string, changes: Partial<AlertSummary>): AlertSummary => ({
  ...{ id: 1, slug: 'a', title, excerpt: '', updatedDate: null, unpublishedDate: null },
  ...{
    publishedDate: '2026-11-20T10:00:00+01:00',
    level: 'warning',
    allClearAt: null,
    isDrill: false,
    isWithdrawn: false,
  },
  ...changes,
});

it('the worst alert comes first, of two alike the newer, then what is over, and an exercise last', () => {
  const later = '2026-11-20T11:00:00+01:00';
  const alerts = [
    alert('exercise', { level: 'vma', isDrill: true }),
    alert('over', { level: 'vma', allClearAt: later }),
    alert('information', { level: 'information', publishedDate: later }),
    alert('warning', {}),
    alert('newer warning', { publishedDate: later }),
    alert('without a level', { level: null }),
    alert('severe', { level: 'severe' }),
    alert('vma', { level: 'vma' }),
  ];
  expect(alerts.sort(byGravity).map(({ title }) => title)).toEqual([
    ...['vma', 'without a level', 'severe', 'newer warning', 'warning', 'information', 'over', 'exercise'],
  ]);
});
