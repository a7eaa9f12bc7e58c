import { styled } from 'styled-components';
import { childrenOf } from '../../children-of.ts';
import { Blocks } from '../../view-parts/blocks.tsx';
import type { BlockViewProps } from '../../view-parts/content-context.ts';

/** Twelve columns on a wide screen, one on a phone. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 1.5rem min(1.5rem, 5%);
`;

/** Columns beside each other; nothing while there are none. */
export function RowView({ node, depth }: BlockViewProps) {
  const columns = childrenOf(node);
  if (columns.length === 0) return null;
  return (
    <Grid>
      <Blocks nodes={columns} parentType={node.type} depth={depth + 1} />
    </Grid>
  );
}
