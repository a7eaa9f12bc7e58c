import { Button } from '@brandpost/ui';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { BulkAction, BulkOutcome } from './bulk-action.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { StickyBar } from './sticky-bar.ts';
import type { Selection } from './use-selection.ts';

type BulkBarProps<Row> = {
  actions: readonly BulkAction<Row>[];
  selection: Selection<Row>;
  onRun: (run: { action: BulkAction<Row>; rows: readonly Row[] }) => Promise<BulkOutcome | null>;
  isRunning: boolean;
  /** Before the actions: a menu of others. */
  children?: (begin: (action: BulkAction<Row>) => void) => ReactNode;
};

/** What can be done with the marked rows; how many it is about is said before it is done, where that is asked about. */
export function BulkBar<Row extends { id: number }>(props: BulkBarProps<Row>) {
  const { actions, selection, onRun, isRunning } = props;
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  if (selection.rows.length === 0) return null;
  const affected = (action: BulkAction<Row>) => selection.rows.filter(action.isFor);
  const run = async (action: BulkAction<Row>) => {
    setAsked(null);
    const outcome = await onRun({ action, rows: affected(action) });
    // What could not be changed stays marked, for something else to be done with it.
    selection.markOnly(outcome?.failures.flatMap(({ id }) => id ?? []) ?? []);
  };
  const begin = (action: BulkAction<Row>) =>
    action.question === undefined ? void run(action) : setAsked(action);
  return (
    <>
      <StickyBar aria-label={adminTableTexts.selected(selection.rows.length)}>
        <strong>{adminTableTexts.selected(selection.rows.length)}</strong>
        {props.children?.(begin)}
        {actions
          .filter((action) => affected(action).length > 0)
          .map((action) => (
            <Button
              key={action.id}
              type="button"
              data-look="quiet"
              disabled={isRunning}
              onClick={() => begin(action)}
            >
              <action.icon aria-hidden="true" size={18} />
              {action.text}
            </Button>
          ))}
        <Button type="button" data-look="quiet" disabled={isRunning} onClick={selection.clear}>
          <X aria-hidden="true" size={18} />
          {adminTableTexts.unselect}
        </Button>
      </StickyBar>
      {asked !== null && (
        <BulkQuestion
          asked={{ action: asked, rows: affected(asked) }}
          selected={selection.rows.length}
          onYes={() => void run(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}
