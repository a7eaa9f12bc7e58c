import { colour } from '@brandpost/ui';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBlocks } from '../state/editor-store.ts';

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin: 0.75rem 0 0;
  padding: 0.75rem 0.875rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
  color: ${colour('ink')};
  font-size: 0.9375rem;
  line-height: 1.4;
  list-style: none;

  li {
    display: flex;
    gap: 0.625rem;
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${colour('warning')};
  }
  strong {
    display: block;
  }
`;

/**
 * What the checks had found in a block when it became the active one, as long as it stands. What is not finished yet is
 * nobody's mistake: it is reported once the block has been left.
 */
export function BlockFindings({ id }: { id: string }) {
  const all = useBlocks(({ marks }) => marks.findings[id]);
  const [before] = useState(() => new Set(all?.map(({ code }) => code)));
  const found = all?.filter(({ code }) => before.has(code)) ?? [];
  if (found.length === 0) return null;
  return (
    <List>
      {found.map(({ code, message, help }) => (
        <li key={`${code}${message}`}>
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <strong>{message}</strong>
            {help}
          </span>
        </li>
      ))}
    </List>
  );
}
