import { colour } from '@brandpost/ui';
import { css } from 'styled-components';

/** A way to sign in by one press, with what it means below. */
export const wayIn = css`
  display: grid;
  gap: 0.5rem;

  button {
    width: 100%;
    min-height: 54px;
    font-size: 1.0625rem;
  }
  p {
    color: ${colour('muted')};
    font-size: 1rem;
    text-align: center;
  }
`;
