import { type AlertSummary, alertStateNames } from '@brandpost/domain';
import { VisuallyHidden } from '@brandpost/ui';
import { useRef } from 'react';
import { sv } from '../../texts/sv.ts';

/** Tells those who hear the page, at once, of a row that was not there when it was opened, or has changed since. */
export function AnnounceNew<Row extends { id: number | string; updatedDate?: string | null }>(props: {
  rows: readonly Row[];
  say: (row: Row, isKnown: boolean) => string;
}) {
  const known = useRef(new Map(props.rows.map(({ id, updatedDate }) => [id, updatedDate]))).current;
  const news = props.rows.filter(({ id, updatedDate }) => !known.has(id) || known.get(id) !== updatedDate);
  return (
    <VisuallyHidden role="alert">
      {/* Anew for each change: the same words are said again. */}
      {news.map((row) => (
        <span key={`${row.id} ${row.updatedDate}`}>{props.say(row, known.has(row.id))} </span>
      ))}
    </VisuallyHidden>
  );
}

/** What is said of an alert that is new, or has changed since the page was opened. */
export function newsOf({ title, allClearAt }: AlertSummary, isKnown: boolean): string {
  if (allClearAt !== null) return `${alertStateNames.over}: ${title}.`;
  return isKnown ? sv.header.changedAlert(title) : sv.header.newAlert(title);
}
