import { formatDate, formatDateTime } from '@brandpost/swedish';

/** An instant as people write it in Sweden, with the exact one for machines. */
export function TimeStamp({ instant, withTime = false }: { instant: string; withTime?: boolean }) {
  return <time dateTime={instant}>{withTime ? formatDateTime(instant) : formatDate(instant)}</time>;
}
