import { colour } from '@brandpost/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useStandingFindings } from '../state/use-standing-findings.ts';

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

/** What the checks found in a block, as far as it stands there while somebody writes in it. */
export function BlockFindings({ id }: { id: string }) {
  const found = useStandingFindings(id);
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
