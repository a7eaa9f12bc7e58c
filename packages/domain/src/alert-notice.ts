import type { AlertSummary } from './alert-summary.ts';
import { hasEnded } from './visibility.ts';

/** An alert as open pages are notified of it: which, in which wording, and when it ends by itself. */
export type AlertNotice = { id: number; mark: string; until: string | null };

export function alertNotice(alert: AlertSummary): AlertNotice {
  return { id: alert.id, mark: alertMark(alert), until: alert.unpublishedDate };
}

/**
 * A short text that is another one when anything is another in what is shown of an alert. An upstream's date of change
 * may tell seconds apart and no less, or be missing: the words count too.
 */
export function alertMark(alert: AlertSummary): string {
  const { id, slug, title, excerpt, publishedDate, updatedDate, unpublishedDate } = alert;
  const { level, allClearAt, isDrill } = alert;
  const words = [id, slug, title, excerpt, publishedDate, updatedDate, unpublishedDate];
  const text = JSON.stringify([...words, level, allClearAt, isDrill]);
  // FNV-1a: it tells apart what nobody has made to look alike.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Whether the alerts that are shown are those that were announced, in the same wording. One that has ended by the clock
 * counts on neither side.
 * @param options.mayHaveMore for those who may see alerts that visitors may not, of which nobody is notified
 */
export function matchesNotices(
  shown: readonly AlertSummary[],
  notices: readonly AlertNotice[],
  { now, mayHaveMore = false }: { now: Date; mayHaveMore?: boolean },
): boolean {
  const marks = new Map(
    shown.filter((alert) => !hasEnded(alert, now)).map((alert) => [alert.id, alertMark(alert)]),
  );
  const live = notices.filter(({ until }) => !hasEnded({ unpublishedDate: until }, now));
  return live.every(({ id, mark }) => marks.get(id) === mark) && (mayHaveMore || marks.size === live.length);
}
