import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** The first stop of the Tab key: past the header, straight to the content. Unseen until it has focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 100;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('signal')};
  color: ${colour('on-signal')};
  font-weight: 700;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
