import {
  DIGEST_TIME,
  type NoticeChannel,
  type NoticeChoices,
  nextTimeOfDay,
  quietUntil,
} from '@brandpost/domain';

/** When somebody is to be sent something that happens now: not in their quiet hours, unless it is urgent. */
export function dueTime(
  { quiet, isDigest }: NoticeChoices,
  { channel, isUrgent }: { channel: NoticeChannel; isUrgent: boolean },
  now: Date,
): Date {
  if (isUrgent) return now;
  const earliest = channel === 'email' && isDigest ? nextTimeOfDay(DIGEST_TIME, now) : now;
  return quietUntil(quiet, earliest) ?? earliest;
}
