import { Question } from '../../../forms/question.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Toast } from '../shell/toast.tsx';
import type { useWithdrawal } from './use-withdrawal.ts';

const { withdrawal: texts } = postEditorTexts;

type WithdrawalDialogsProps = { title: string; withdrawal: ReturnType<typeof useWithdrawal> };

/** The question before readers lose a post, and the way back afterwards. */
export function WithdrawalDialogs({ title, withdrawal }: WithdrawalDialogsProps) {
  const { asked, withdrawn, confirm, cancel, clear } = withdrawal;
  return (
    <>
      {asked !== null && (
        <Question
          title={texts.ask[asked](title)}
          yes={texts.yes[asked]}
          no={texts.no}
          onYes={confirm}
          onNo={cancel}
        >
          <p>{texts.text}</p>
        </Question>
      )}
      <Toast
        text={withdrawn === null ? '' : texts.done[withdrawn.as]}
        action={withdrawn === null ? null : { name: texts.undo, press: withdrawn.undo }}
        of={withdrawn}
        onGone={clear}
      />
    </>
  );
}
