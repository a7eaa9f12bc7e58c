import { findBlock } from '@brandpost/cms-blocks';
import { SHARED_BLOCK_NAME_MAX_LENGTH } from '@brandpost/domain';
import { validateSharedBlock } from '@brandpost/validation';
import { textIn } from '../../../../administration/table/record-field.ts';
import { RecordForm } from '../../../../administration/table/record-form.tsx';
import { SHARED_BLOCKS_INVALIDATES } from '../../shared-blocks/shared-blocks-query.ts';
import { sharedBlocksTexts as texts } from '../../shared-blocks/shared-blocks-texts.ts';
import { replaceByShared } from '../commands/share-block.ts';
import { useEditorStore } from '../state/editor-store.ts';

/** Gives a block a name under which other pages show it too. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useEditorStore();
  const { save } = store.given.sources.shared;
  const node = findBlock(store.given.content, id)?.node;
  if (save === null || node === undefined) return null;
  return (
    <RecordForm
      title={texts.saveTitle}
      fields={[{ name: 'name', label: texts.name, kind: 'line', most: SHARED_BLOCK_NAME_MAX_LENGTH }]}
      values={{ name: '' }}
      validate={validateSharedBlock}
      save={(values) => save(textIn(values, 'name'), [node])}
      invalidates={SHARED_BLOCKS_INVALIDATES}
      onSaved={(shared) => {
        onClose();
        replaceByShared(store, id, shared);
      }}
      onClose={onClose}
    >
      <p>{texts.saveText}</p>
    </RecordForm>
  );
}
