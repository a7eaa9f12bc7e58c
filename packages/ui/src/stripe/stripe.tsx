import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** The marking of emergency vehicles. */
export const Stripe = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  background: repeating-linear-gradient(
    -60deg,
    ${colour('signal')} 0 26px,
    #174285 26px 52px
  );
  @media print {
    display: none;
  }
`;
