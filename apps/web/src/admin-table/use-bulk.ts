import { useState } from 'react';
import { useRenew } from '../app/use-renew.ts';
import { failureOf } from '../errors/failure-of.ts';
import { adminTableTexts } from '../texts/admin-table-texts.ts';
import { type BulkAction, type BulkOutcome, runOnEach } from './bulk-action.ts';

/** What is said of the last action, and how it is taken back. */
export type Told = { text: string; failures: BulkOutcome['failures']; undo: (() => void) | null };

/** Does what is asked for with several rows, and tells of it. */
export function useBulk<Row>(nameOf: (row: Row) => string) {
  const renew = useRenew();
  const [told, setTold] = useState<Told | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const words = { nameOf, failureOf };

  const takeBack = async (steps: BulkOutcome['undo']) => {
    const failures: BulkOutcome['failures'] = [];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        failures.push({ name: '', message: failureOf(error) });
      }
    }
    await renew();
    setTold({ text: failures.length === 0 ? adminTableTexts.undone : '', failures, undo: null });
  };
  const run = async (action: BulkAction<Row>, rows: readonly Row[]) => {
    setTold(null);
    const tell = (through: number) => setProgress(adminTableTexts.working(through, rows.length));
    tell(0);
    const { done, failures, undo } = await runOnEach(action, rows, words, tell);
    await renew();
    setProgress(null);
    setTold({
      text: done === 0 ? '' : action.done(done),
      failures,
      undo: undo.length === 0 ? null : () => void takeBack(undo),
    });
  };
  return { run, told, progress };
}
