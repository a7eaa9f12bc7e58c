import { Question } from '../../forms/question.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { BulkAction } from './bulk-action.ts';

/** Something that is to be done with rows, and those of the chosen ones that it changes. */
export type AskedAction<Row> = { action: BulkAction<Row>; rows: readonly Row[] };

type BulkQuestionProps<Row> = {
  asked: AskedAction<Row>;
  /** How many rows were chosen. */
  selected: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asked before rows are changed, with how many it is about where they are several. */
export function BulkQuestion<Row>({
  asked: {
    action: { text, question },
    rows,
  },
  selected,
  onYes,
  onNo,
}: BulkQuestionProps<Row>) {
  return (
    <Question
      title={question?.title ?? text}
      yes={question?.yes ?? text}
      no={question?.no ?? adminTableTexts.cancel}
      onYes={onYes}
      onNo={onNo}
      isDisabled={rows.length === 0}
    >
      {selected > 0 && (
        <p>
          <strong>
            {rows.length === 0
              ? adminTableTexts.noneAffected
              : adminTableTexts.affected(rows.length, selected)}
          </strong>
        </p>
      )}
      {rows.length > 0 && <p>{question?.text}</p>}
    </Question>
  );
}
