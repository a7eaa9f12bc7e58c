import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../forms/failure-of.ts';
import { adminTableTexts } from '../admin-table-texts.ts';
import { type BulkAction, type BulkOutcome, runOnEach } from './bulk-action.ts';
import type { Notice } from './notice.ts';

type Run<Row> = { action: BulkAction<Row>; rows: readonly Row[] };

/** Does what is asked for with several rows, and says what became of it. @param invalidates what that may change */
export function useBulk<Row extends { id: number }>(
  nameOf: (row: Row) => string,
  invalidates: readonly QueryKey[],
) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const meta = { invalidates };
  const running = useMutation({
    meta,
    mutationFn({ action, rows }: Run<Row>) {
      const onProgress = (through: number) => setProgress(adminTableTexts.working(through, rows.length));
      setNotice(null);
      onProgress(0);
      return runOnEach(action, rows, { nameOf, failureOf }, onProgress);
    },
    onSuccess({ done, failures, undo }, { action }) {
      setProgress(null);
      setNotice({
        text: done === 0 ? '' : action.done(done),
        failures,
        undo: undo.length === 0 ? null : () => undoing.mutate(undo),
      });
    },
  });
  const undoing = useMutation({
    meta,
    async mutationFn(steps: BulkOutcome['undo']) {
      const failures: BulkOutcome['failures'] = [];
      for (const step of steps) {
        await step().catch((error: unknown) => failures.push({ name: '', message: failureOf(error) }));
      }
      return failures;
    },
    onSuccess: (failures) =>
      setNotice({ text: failures.length === 0 ? adminTableTexts.undone : '', failures, undo: null }),
  });
  return { run: running.mutateAsync, isRunning: running.isPending, notice, progress };
}
