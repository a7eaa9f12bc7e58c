import type { QuietHours } from './quiet-hours.ts';

/** What somebody is notified of. A new kind also needs its moment and its readers (`notices/sources` of the content API). */
export const NOTICE_KINDS = [
  'acknowledge',
  'reminder',
  'missing',
  'review',
  'approved',
  'returned',
  'mentioned',
  'commented',
  'read',
  'published',
  'ends-soon',
  'dead-link',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Ways besides the bell, which always has everything. */
export const NOTICE_CHANNELS = ['email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What somebody has chosen: kinds by channel, and when they are left alone. */
export type NoticeChoices = Record<NoticeChannel, NoticeKind[]> & {
  quiet: QuietHours | null;
  /** One e-mail a day in place of one at a time. */
  isDigest: boolean;
};

/** Apart from those of crisis alerts: a module that both load would be a file more for visitors. */
export const QUIET_NIGHT: QuietHours = { from: '22:00', to: '06:00' };

/** For anyone who has chosen nothing: what they have to do. */
export const DEFAULT_NOTICE_CHOICES: Readonly<NoticeChoices> = {
  email: ['acknowledge', 'reminder', 'missing', 'review', 'approved', 'returned', 'mentioned'],
  push: ['acknowledge', 'reminder', 'missing', 'review', 'approved', 'returned', 'mentioned'],
  quiet: QUIET_NIGHT,
  isDigest: false,
};

/** When the e-mail of the day comes, as clocks in Sweden show it. */
export const DIGEST_TIME = '07:00';

/** When who has not acknowledged a post is reminded, in hours from its deadline. */
export const REMINDER_HOURS = { 'three-days': -72, 'one-day': -24, late: 24 } as const;
export type ReminderStep = keyof typeof REMINDER_HOURS;

/** How long before its end the author of a post hears of it. */
export const ENDS_SOON_DAYS = 7;

/** How long the bell keeps a notice. */
export const NOTICES_KEPT_DAYS = 30;

/** Kinds that need not be sent any more to anyone who has seen them in the bell. What has to be done is not done by that. */
const SETTLED_BY_READING: ReadonlySet<NoticeKind> = new Set([
  'read',
  'published',
  'ends-soon',
  'dead-link',
  'commented',
  'mentioned',
  'approved',
  'returned',
]);

/** Kinds that ask for something that is done where the post is written. */
export const LEADS_TO_EDITOR: ReadonlySet<NoticeKind> = new Set([
  'ends-soon',
  'dead-link',
  'review',
  'approved',
  'returned',
]);

/** Whether seeing a notice is all that it asks for. */
export function isSettledByReading(kind: NoticeKind): boolean {
  return SETTLED_BY_READING.has(kind);
}

/** The comment that a notice of the kinds `commented` and `mentioned` is about. */
export function commentOfOccasion(occasion: string): number {
  return Number(occasion.split(':')[0]);
}
