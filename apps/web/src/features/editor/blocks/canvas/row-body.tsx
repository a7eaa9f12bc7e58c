import type { ContentNode } from '@brandpost/domain';
import { media } from '@brandpost/ui';
import { styled } from 'styled-components';
import { RowForm } from '../forms/row-form.tsx';
import { useEditorSetting } from '../state/editor-setting.ts';
import { columnSpan } from './column-span.ts';

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
export function RowBody({ node, isActive }: { node: ContentNode; isActive: boolean }) {
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
      {isActive && <RowForm node={node} />}
    </>
  );
}
