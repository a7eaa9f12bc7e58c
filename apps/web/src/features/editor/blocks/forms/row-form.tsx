import type { ContentNode } from '@brandpost/domain';
import { media } from '@brandpost/ui';
import { css, styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { changeWhole } from '../commands/change-block.ts';
import { withColumns } from '../operations/with-columns.ts';
import { Choices } from '../parts/choices.tsx';
import { FormNote, FormPanel } from '../parts/form-panel.tsx';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.row;
const COUNTS = [1, 2, 3, 4] as const;

/** The place of a column in its row, as wide as on the page, and never too narrow to write in. */
function columnSpan(cols: number) {
  return css`
    min-inline-size: 0;

    ${media.tablet} {
      grid-column: span ${Math.max(4, cols)};
    }
    @media (min-width: 80rem) {
      grid-column: span ${Math.max(3, cols)};
    }
  `;
}

/** As on the page: a grid of twelve on a wide screen, one column on a phone. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;

  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;
const Cell = styled.div<{ $cols: number }>`
  ${({ $cols }) => columnSpan($cols)}
`;

/** Columns beside each other. */
export function RowForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const { Frame } = useEditorSetting();
  return (
    <>
      <Grid>
        {node.children.map((column, index) => (
          <Cell key={column.id} $cols={typeof column.props.cols === 'number' ? column.props.cols : 6}>
            <Frame node={column} index={index} count={node.children.length} isNested />
          </Cell>
        ))}
      </Grid>
      {isActive && <CountForm node={node} />}
    </>
  );
}

/** How many columns a row has. */
function CountForm({ node }: { node: ContentNode }) {
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
