import { colour, IconButton } from '@brandpost/ui';
import { type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { editorTexts } from '../editor-texts.ts';

type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };

/** One step back and one forward: once around whatever is written. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  return (
    <>
      <UndoButton canUndo={canUndo} undo={undo} />
      <StepButton label={editorTexts.redo} icon={Redo2} isThere={canRedo} onPress={redo} />
    </>
  );
}

/** One step back, where there is no room for both. */
export function UndoButton({ canUndo, undo }: Pick<UndoButtonsProps, 'canUndo' | 'undo'>) {
  return <StepButton label={editorTexts.undo} icon={Undo2} isThere={canUndo} onPress={undo} />;
}

const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${colour('muted')};
    cursor: default;
  }
`;

type StepButtonProps = { label: string; icon: LucideIcon; isThere: boolean; onPress: () => void };

/** Keeps focus when there is nothing more to do by it. */
function StepButton({ label, icon: Icon, isThere, onPress }: StepButtonProps) {
  return (
    <Step
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isThere}
      onClick={() => {
        if (isThere) onPress();
      }}
    >
      <Icon aria-hidden="true" size={20} />
    </Step>
  );
}
