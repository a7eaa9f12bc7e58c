import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { changeWhole } from '../commands/change-block.ts';
import { withColumns } from '../operations/with-columns.ts';
import { Choices } from '../parts/choices.tsx';
import { FormNote, FormPanel } from '../parts/form-panel.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.row;
const COUNTS = [1, 2, 3, 4] as const;

/** How many columns a row has. */
export function RowForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  return (
    <FormPanel>
      <Choices
        legend={texts.columns}
        value={COUNTS.find((count) => count === node.children.length) ?? null}
        choices={COUNTS.map((count) => ({ value: count, label: texts.presets[count] }))}
        isDisabled={isRestricted}
        isFirst
        onChange={(count) => changeWhole(store, withColumns(node, count, store.newId))}
      />
      <FormNote>{texts.help}</FormNote>
    </FormPanel>
  );
}
