import { editorTexts } from '../../editor-texts.ts';
import { Toast } from '../../shell/toast.tsx';
import { undoStep } from '../commands/undo.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { useSignal } from '../state/signal.ts';

/** What just happened, seen and heard; what was removed can be had back, by keys all along. */
export function EditorNotice() {
  const store = useEditorStore();
  const notice = useSignal(store.notice);
  const undo = () => {
    undoStep(store);
    store.focus.set({ id: store.active.value, to: 'frame' });
  };
  return (
    <Toast
      text={notice?.text ?? ''}
      action={notice?.offersUndo === true ? { name: editorTexts.undo, press: undo } : null}
      of={notice}
      onGone={() => store.notice.set(null)}
    />
  );
}
