import { Button, colour } from '@brandpost/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Question } from '../media-library/question.tsx';
import { adminTableTexts } from '../texts/admin-table-texts.ts';
import type { BulkAction } from './bulk-action.ts';
import type { Selection } from './use-selection.ts';

const Bar = styled.section`
  position: sticky;
  z-index: 3;
  bottom: 0.75rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  padding: 0.625rem 0.75rem 0.625rem 1.125rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);

  strong {
    margin-right: auto;
  }
  button {
    min-height: 44px;
    padding-inline: 1rem;
  }
`;

type BulkBarProps<Row> = {
  actions: readonly BulkAction<Row>[];
  selection: Selection<Row>;
  onRun: (action: BulkAction<Row>, rows: readonly Row[]) => Promise<void>;
};

/** What can be done with the marked rows; how many it is about is said before it is done. */
export function BulkBar<Row extends { id: number }>({ actions, selection, onRun }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  if (selection.rows.length === 0) return null;
  const affected = asked === null ? [] : selection.rows.filter(asked.isFor);
  const run = async (action: BulkAction<Row>) => {
    setAsked(null);
    setIsRunning(true);
    await onRun(action, affected);
    setIsRunning(false);
    selection.clear();
  };
  return (
    <Bar aria-label={adminTableTexts.selected(selection.rows.length)}>
      <strong>{adminTableTexts.selected(selection.rows.length)}</strong>
      {actions.map((action) => (
        <Button
          key={action.id}
          type="button"
          data-look="quiet"
          disabled={isRunning}
          onClick={() => setAsked(action)}
        >
          <action.icon aria-hidden="true" size={18} />
          {action.text}
        </Button>
      ))}
      <Button type="button" data-look="quiet" disabled={isRunning} onClick={selection.clear}>
        <X aria-hidden="true" size={18} />
        {adminTableTexts.unselect}
      </Button>
      {asked !== null && (
        <Question
          title={asked.question.title}
          yes={asked.text}
          no={adminTableTexts.cancel}
          onYes={() => void run(asked)}
          onNo={() => setAsked(null)}
          isDisabled={affected.length === 0}
        >
          <p>
            <strong>
              {affected.length === 0
                ? adminTableTexts.noneAffected
                : adminTableTexts.affected(affected.length, selection.rows.length)}
            </strong>
          </p>
          {affected.length > 0 && <p>{asked.question.text}</p>}
        </Question>
      )}
    </Bar>
  );
}
