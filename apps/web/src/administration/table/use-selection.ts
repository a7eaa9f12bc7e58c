import { useState } from 'react';

/** Which rows are marked. Of those that are not there any more none is. */
export type Selection<Row> = {
  rows: readonly Row[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
  /** Marks these and no others. */
  markOnly: (ids: readonly number[]) => void;
  clear: () => void;
  state: 'none' | 'some' | 'all';
};

export function useSelection<Row extends { id: number }>(rows: readonly Row[]): Selection<Row> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.filter(({ id }) => marked.has(id));
  const state = chosen.length === 0 ? 'none' : chosen.length === rows.length ? 'all' : 'some';
  const markOnly = (ids: readonly number[]) => setMarked(new Set(ids));
  return {
    rows: chosen,
    has: (id) => marked.has(id),
    toggle: (id) =>
      setMarked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => markOnly(state === 'all' ? [] : rows.map(({ id }) => id)),
    markOnly,
    clear: () => markOnly([]),
    state,
  };
}
