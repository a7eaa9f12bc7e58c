import type { AlertLevel, AlertSummary } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { gravestAlerts, rowsOf, worstAlerts } from './strip-rows.ts';

const alert = (id: number, level: AlertLevel | null): AlertSummary => ({
  ...{ id, level, slug: `${id}`, title: `${id}`, excerpt: '' },
  ...{ publishedDate: null, updatedDate: null, unpublishedDate: null, allClearAt: null },
  ...{ isDrill: false, isWithdrawn: false },
});
const ids = (alerts: readonly AlertSummary[]) => alerts.map(({ id }) => id);

describe('what stands on top of a page', () => {
  it('has three rows for three alerts, and one that tells of the rest where there are more', () => {
    const three = worstAlerts([alert(1, 'vma'), alert(2, 'severe'), alert(3, 'warning')]);
    expect([ids(three.shown), three.more, rowsOf(three, false)]).toEqual([[1, 2, 3], 0, 3]);
    const four = worstAlerts([1, 2, 3, 4].map((id) => alert(id, 'warning')));
    expect([ids(four.shown), four.more, rowsOf(four, false)]).toEqual([[1, 2], 2, 3]);
  });

  it('has one row on pages of searches, and one for each alert that is red', () => {
    const one = gravestAlerts([alert(1, 'severe'), alert(2, 'warning'), alert(3, 'information')]);
    expect([ids(one.shown), one.more, rowsOf(one, true)]).toEqual([[1], 2, 1]);
    const red = gravestAlerts([alert(1, 'vma'), alert(2, null), alert(3, 'warning')]);
    expect([ids(red.shown), red.more, rowsOf(red, true)]).toEqual([[1, 2], 1, 2]);
  });
});
