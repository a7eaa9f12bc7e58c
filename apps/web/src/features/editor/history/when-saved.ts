import type { PostVersion } from '@brandpost/rubicore-api';
import { formatDateTime, formatExactTime } from '@brandpost/swedish';

/** When a version was saved, in words: to the second where another of those shown is from the same minute. */
export function whenSaved({ number, savedDate }: PostVersion, shown: readonly PostVersion[]): string {
  const minute = formatDateTime(savedDate);
  const isShared = shown.some(
    (other) => other.number !== number && formatDateTime(other.savedDate) === minute,
  );
  return isShared ? formatExactTime(savedDate) : minute;
}
