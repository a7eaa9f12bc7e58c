import { useMemo, useSyncExternalStore } from 'react';
import type { Column } from './column.ts';

const CHANGED = 'brandpost:table-columns';
const keyOf = (table: string) => `columns-${table}`;

/** Shows these columns of a table, from now on in this browser. */
export function chooseColumns(table: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(ids));
  } catch {
    // Storage may be switched off: the columns are the usual ones then.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Which columns of a table somebody wants to see, by id; the first one always. */
export function useChosenColumns<Row>(table: string, columns: readonly Column<Row>[]): ReadonlySet<string> {
  const stored = useSyncExternalStore(
    subscribe,
    () => storedText(table),
    () => null,
  );
  return useMemo(() => {
    const first = columns.slice(0, 1).map(({ id }) => id);
    return new Set([...first, ...(idsFrom(stored) ?? usualColumns(columns))]);
  }, [columns, stored]);
}

/** The columns that a table has until somebody chooses others. */
export function usualColumns<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id);
}

/** Ids as they were stored; null for what is no list of them. */
function idsFrom(stored: string | null): string[] | null {
  if (stored === null) return null;
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

function storedText(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}
