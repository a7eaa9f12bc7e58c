import { COLUMN_WIDTHS, type ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { BlockList } from '../canvas/block-list.tsx';
import { changeProps } from '../commands/change-block.ts';
import { Choices } from '../parts/choices.tsx';
import { FormPanel } from '../parts/form-panel.tsx';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.col;

const Column = styled.div`
  /* An empty column can be seen, and hit. */
  &[data-empty='true'] {
    border: 1px dashed ${colour('line')};
    border-radius: var(--bp-radius-s);
  }
  &[data-empty='true'] > * {
    min-block-size: 64px;
  }
`;

/** What stands in a column. */
export function ColForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  return (
    <>
      <Column data-empty={node.children.length === 0}>
        <BlockList nodes={node.children} parent={node} />
      </Column>
      {isActive && <WidthForm node={node} />}
    </>
  );
}

/** How wide a column is. */
function WidthForm({ node }: { node: ContentNode }) {
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
