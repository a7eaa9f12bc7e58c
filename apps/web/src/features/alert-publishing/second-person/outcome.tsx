import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Status = styled.div`
  &:focus {
    outline: none;
  }
`;

/** What has become of what was pressed, and where focus goes on from: the button is gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <Status role="status" ref={status} tabIndex={-1}>
      {children}
    </Status>
  );
}
