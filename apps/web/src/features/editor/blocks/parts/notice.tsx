import { editorTexts } from '../../editor-texts.ts';
import { Toast } from '../../shell/toast.tsx';
import { undoStep } from '../commands/undo.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';

/** What just happened, seen and heard; what was removed can be had back, by keys all along. */
export function EditorNotice() {
  const store = useEditorStore();
  const notice = useBlocks((state) => state.notice);
  const undo = () => {
    undoStep(store);
    store.dispatch(blockEvents.focusAsked({ id: store.state.activeId, to: 'frame' }));
  };
  return (
    <Toast
      text={notice?.text ?? ''}
      action={notice?.offersUndo === true ? { name: editorTexts.undo, press: undo } : null}
      of={notice}
      onGone={() => store.dispatch(blockEvents.noticeGone())}
    />
  );
}
