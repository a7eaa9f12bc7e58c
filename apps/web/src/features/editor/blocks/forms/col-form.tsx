import { COLUMN_WIDTHS, type ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { Choices } from '../parts/choices.tsx';
import { FormPanel } from '../parts/form-panel.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.col;

/** How wide a column is. */
export function ColForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const { isRestricted } = useEditorSetting();
  return (
    <FormPanel>
      <Choices
        legend={texts.width}
        value={COLUMN_WIDTHS.find((width) => width === node.props.cols) ?? null}
        choices={COLUMN_WIDTHS.map((width) => ({ value: width, label: texts.widths[width] }))}
        isDisabled={isRestricted}
        isFirst
        onChange={(cols) => changeProps(store, node.id, { cols })}
      />
    </FormPanel>
  );
}
