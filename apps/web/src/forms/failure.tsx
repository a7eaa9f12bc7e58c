import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  gap: 0.625rem;
  margin-top: 1rem;
  padding: 0.75rem 1rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  font-size: 1rem;
  font-weight: 600;

  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  button {
    color: inherit;
  }
`;

/** What went wrong with what somebody wanted done, shown at once. Source: SPEC section 8, Loader. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <Frame role="alert">
      <CircleAlert aria-hidden="true" size={20} />
      <div>{children}</div>
    </Frame>
  );
}
