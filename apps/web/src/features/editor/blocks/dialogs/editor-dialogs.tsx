import { findBlock } from '@brandpost/cms-blocks';
import { FileText } from 'lucide-react';
import { Question } from '../../../../forms/question.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { moveInto } from '../commands/move-block.ts';
import { removeAtOnce } from '../commands/remove-block.ts';
import { blockIcon } from '../editor-blocks.ts';
import { placeOptions } from '../moving/place-options.ts';
import { definiteName } from '../operations/block-label.ts';
import { type EditorDialog as Asked, blockEvents } from '../state/blocks-slice.ts';
import { type EditorStore, useBlocks, useEditorStore } from '../state/editor-store.ts';
import { blockOptions } from './block-options.ts';
import { noBlockText } from './find-options.ts';
import { PickDialog } from './pick-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The question that is asked right now, if any. */
export function EditorDialogs() {
  const store = useEditorStore();
  const asked = useBlocks(({ dialog }) => dialog);
  if (asked === null) return null;
  switch (asked.kind) {
    case 'insert':
      return <InsertDialog asked={asked} />;
    case 'move':
      return <MoveDialog id={asked.id} />;
    case 'remove':
      return <RemoveDialog id={asked.id} />;
    case 'share':
      return <ShareDialog id={asked.id} onClose={() => close(store)} />;
  }
}

function InsertDialog({ asked }: { asked: Extract<Asked, { kind: 'insert' }> }) {
  const store = useEditorStore();
  const { place, replacesId } = asked;
  const { inserter } = editorTexts;
  const options = blockOptions(store, place);
  return (
    <PickDialog
      title={inserter.title}
      searchLabel={inserter.search}
      nothingFound={(text) => noBlockText(options, text)}
      options={options}
      onPick={(type) => {
        close(store);
        insertBlock(store, type, place, replacesId);
      }}
      onClose={() => close(store)}
    />
  );
}

function MoveDialog({ id }: { id: string }) {
  const store = useEditorStore();
  const { move } = editorTexts;
  const found = findBlock(store.given.content, id);
  const options = placeOptions(store.given.content, id);
  return (
    <PickDialog
      title={move.title(found === null ? '' : definiteName(found.node).toLocaleLowerCase('sv'))}
      searchLabel={move.search}
      nothingFound={() => move.none}
      options={options.map(({ label, detail, parentType }, index) => ({
        key: String(index),
        label,
        detail,
        icon: parentType === null ? FileText : blockIcon(parentType),
      }))}
      onPick={(key) => {
        const option = options[Number(key)];
        close(store);
        if (option === undefined) return;
        moveInto(store, id, option.place);
        store.activate(id, 'frame');
      }}
      onClose={() => close(store)}
    />
  );
}

function RemoveDialog({ id }: { id: string }) {
  const store = useEditorStore();
  const { removal, cancel } = editorTexts;
  const found = findBlock(store.given.content, id);
  if (found === null) return null;
  return (
    <Question
      title={removal.title(definiteName(found.node).toLocaleLowerCase('sv'))}
      yes={removal.confirm}
      no={cancel}
      onYes={() => {
        close(store);
        removeAtOnce(store, id);
      }}
      onNo={() => close(store)}
    >
      <p>{removal.text}</p>
    </Question>
  );
}

function close(store: EditorStore): void {
  store.dispatch(blockEvents.answered());
}
