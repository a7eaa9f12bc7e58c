import { ALERT_LEVELS, type AlertLevel } from './entities/alert-details.ts';
import type { Post } from './entities/post.ts';
import type { Language } from './languages.ts';

/** What every page shows of a crisis alert that is on. */
export type AlertSummary = Pick<
  Post,
  'id' | 'slug' | 'title' | 'excerpt' | 'publishedDate' | 'updatedDate' | 'unpublishedDate'
> & {
  /** null where nobody has said it. */
  level: AlertLevel | null;
  /** Since when the danger is over, ISO 8601; null while it lasts. */
  allClearAt: string | null;
  isDrill: boolean;
  /** Taken back: it is shown in no list. */
  isWithdrawn: boolean;
  /** How it ended, where the danger is over and somebody has said so. */
  closing?: string;
  /** Its title in other languages, where it is told in any. */
  titlesIn?: Partial<Record<Language, string>>;
};

/** What every page shows of an alert. */
export function alertSummary(post: Post): AlertSummary {
  const { id, slug, title, excerpt, publishedDate, updatedDate, unpublishedDate, alert } = post;
  const translations = alert?.translations ?? [];
  const closing = alert?.allClearAt ? alert.updates[0]?.text : undefined;
  return {
    ...{ id, slug, title, excerpt, publishedDate, updatedDate, unpublishedDate },
    level: alert?.level ?? null,
    allClearAt: alert?.allClearAt ?? null,
    isDrill: alert?.isDrill ?? false,
    isWithdrawn: (alert?.withdrawnAt ?? null) !== null,
    ...(closing !== undefined && { closing }),
    ...(translations.length > 0 && {
      titlesIn: Object.fromEntries(translations.map(({ language, title }) => [language, title])),
    }),
  };
}

/** Sorts alerts: the worst first, of those the newest; what is over comes last, and an exercise after all that is real. */
export function byGravity(one: AlertSummary, other: AlertSummary): number {
  return (
    gravityOf(one) - gravityOf(other) || (other.publishedDate ?? '').localeCompare(one.publishedDate ?? '')
  );
}

/** Of an alert without a level nobody knows how bad it is: only what is known to be the worst stands before it. */
const UNKNOWN_GRAVITY = ALERT_LEVELS.indexOf('severe') - 0.5;

function gravityOf({ level, allClearAt, isDrill }: AlertSummary): number {
  if (isDrill) return 2 * ALERT_LEVELS.length;
  if (allClearAt !== null) return ALERT_LEVELS.length;
  return level === null ? UNKNOWN_GRAVITY : ALERT_LEVELS.indexOf(level);
}
