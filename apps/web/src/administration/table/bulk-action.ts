import type { LucideIcon } from 'lucide-react';

/** What can be done with several rows at once. */
export type BulkAction<Row> = {
  id: string;
  text: string;
  icon: LucideIcon;
  /** Which of the selected rows it changes anything of. */
  isFor: (row: Row) => boolean;
  /**
   * Asked before it is done; how many rows it is about is added. Left out where it is done at once. `yes` does it, where
   * the action's own text is no answer; `no` leaves it, where “Avbryt” may be taken for the action.
   */
  question?: { title: string; text: string; yes?: string; no?: string };
  /** Changes one row. @returns how to take that back; null where nothing can */
  run: (row: Row) => Promise<(() => Promise<unknown>) | null>;
  done: (count: number) => string;
};

export type BulkOutcome = {
  done: number;
  /** `id` of the row, where it was about one. */
  failures: { id?: number; name: string; message: string }[];
  undo: (() => Promise<unknown>)[];
};

/**
 * Does it to one row after the other: what fails is reported by name, and keeps nothing of the rest from being done.
 * @param onProgress called with how many are done
 */
export async function runOnEach<Row extends { id: number }>(
  action: BulkAction<Row>,
  rows: readonly Row[],
  words: { nameOf: (row: Row) => string; failureOf: (error: unknown) => string },
  onProgress: (through: number) => void = () => undefined,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, failures: [], undo: [] };
  for (const [index, row] of rows.entries()) {
    try {
      const undo = await action.run(row);
      outcome.done += 1;
      // What was done last is taken back first.
      if (undo !== null) outcome.undo.unshift(undo);
    } catch (error) {
      outcome.failures.push({ id: row.id, name: words.nameOf(row), message: words.failureOf(error) });
    }
    onProgress(index + 1);
  }
  return outcome;
}
