import { VisuallyHidden } from '@brandpost/ui';
import { useRef } from 'react';

/** Tells those who hear the page, at once, of a row that was not there when it was opened. */
export function AnnounceNew<Row extends { id: number | string }>(props: {
  rows: readonly Row[];
  say: (row: Row) => string;
}) {
  const known = useRef(new Set(props.rows.map(({ id }) => id)));
  const added = props.rows.filter(({ id }) => !known.current.has(id));
  return <VisuallyHidden role="alert">{added.map(props.say).join(' ')}</VisuallyHidden>;
}
