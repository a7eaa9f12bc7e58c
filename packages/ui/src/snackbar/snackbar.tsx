import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/button.tsx';
import { colour } from '../theme/tokens.ts';

export const SnackbarStack = styled.ul`
  position: fixed;
  z-index: 80;
  inset: auto 0 0;
  display: grid;
  gap: 0.75rem;
  max-width: 40rem;
  margin: 0 auto;
  padding: 1rem;
  list-style: none;
`;

const Frame = styled.li`
  display: flex;
  align-items: start;
  gap: 0.75rem;
  padding: 0.875rem 0.5rem 0.875rem 1.25rem;
  border-radius: var(--bp-radius-m);
  border-left: 6px solid ${colour('crisis')};
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  box-shadow: var(--bp-shadow);

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** One message that stays until it is closed. `closeName` must tell which message is closed. */
export function Snackbar(props: { children: ReactNode; closeName: string; onClose: () => void }) {
  return (
    <Frame>
      <div>{props.children}</div>
      <IconButton type="button" onClick={props.onClose} aria-label={props.closeName}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </Frame>
  );
}
