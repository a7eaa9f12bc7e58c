import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

const Frame = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  padding: 0.875rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('warning-bg')};
  font-size: 1rem;

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** Something to know of what stands here, said calmly: an icon and a paragraph. */
export function Notice({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Frame>
      <Icon aria-hidden="true" size={22} />
      <p>{children}</p>
    </Frame>
  );
}
