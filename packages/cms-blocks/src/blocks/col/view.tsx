import { styled } from 'styled-components';
import { childrenOf } from '../../children-of.ts';
import { readProps } from '../../read-props.ts';
import { Blocks } from '../../view-parts/blocks.tsx';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { Flow } from '../../view-parts/flow.ts';
import { col } from './definition.ts';

/** From which width of the window on, in rem, columns stand as wide as they were made: thirds sooner than quarters. */
const besideFromRem = ({ $cols }: { $cols: number }) => ($cols === 4 ? 46 : 60);

const Column = styled(Flow)<{ $cols: number }>`
  grid-column: span 12;

  @media (min-width: 40rem) {
    grid-column: span ${({ $cols }) => Math.max(6, $cols)};
  }
  /* Where narrow columns stand two by two, an odd last one has a row of its own. */
  @media (min-width: 40rem) and (max-width: ${(props) => besideFromRem(props) - 0.01}rem) {
    &:nth-child(odd):last-child:not(:first-child) {
      grid-column: span ${({ $cols }) => ($cols < 6 ? 12 : $cols)};
    }
  }
  @media (min-width: ${besideFromRem}rem) {
    grid-column: span ${({ $cols }) => $cols};
  }
  /* A card alone in its column is as tall as those beside it. */
  & > :only-child {
    block-size: 100%;
  }
`;

/** One column; its place is kept while it is empty. */
export function ColView({ node, depth }: BlockViewProps) {
  return (
    <Column $cols={readProps(col, node).cols}>
      <Blocks nodes={childrenOf(node)} parentType={node.type} depth={depth + 1} />
    </Column>
  );
}
