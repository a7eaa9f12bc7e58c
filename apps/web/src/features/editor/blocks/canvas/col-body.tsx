import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { ColForm } from '../forms/col-form.tsx';
import { BlockList } from './block-list.tsx';

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
export function ColBody({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  return (
    <>
      <Column data-empty={node.children.length === 0}>
        <BlockList nodes={node.children} parent={node} />
      </Column>
      {isActive && <ColForm node={node} />}
    </>
  );
}
