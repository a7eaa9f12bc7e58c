import { type AlertSummary, alertStateNames } from '@brandpost/domain';
import { VisuallyHidden } from '@brandpost/ui';
import { useEffect, useRef, useState } from 'react';
import { sv } from '../../texts/sv.ts';

/** How long the rows stay in sight of those who have scrolled away from them. */
const FRESH_MS = 12_000;

/**
 * Tells those who hear the page, at once, of a row that was not there when it was opened, or has changed since. For a while
 * it has `data-fresh`, by which the header comes into sight of those who see the page.
 */
export function AnnounceNew<Row extends { id: number | string; updatedDate?: string | null }>(props: {
  rows: readonly Row[];
  say: (row: Row, isKnown: boolean) => string;
}) {
  const known = useRef(new Map(props.rows.map(({ id, updatedDate }) => [id, updatedDate]))).current;
  const news = props.rows.filter(({ id, updatedDate }) => !known.has(id) || known.get(id) !== updatedDate);
  const keyOf = ({ id, updatedDate }: Row) => `${id} ${updatedDate}`;
  const newsKey = news.map(keyOf).join();
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSeen, FRESH_MS, newsKey);
    return () => clearTimeout(timer);
  }, [newsKey]);
  return (
    <VisuallyHidden role="alert" data-fresh={newsKey !== seen || undefined}>
      {/* Anew for each change: the same words are said again. */}
      {news.map((row) => (
        <span key={keyOf(row)}>{props.say(row, known.has(row.id))} </span>
      ))}
    </VisuallyHidden>
  );
}

/** What is said of an alert that is new, or has changed since the page was opened. */
export function newsOf({ title, allClearAt }: AlertSummary, isKnown: boolean): string {
  if (allClearAt !== null) return `${alertStateNames.over}: ${title}.`;
  return isKnown ? sv.header.changedAlert(title) : sv.header.newAlert(title);
}
