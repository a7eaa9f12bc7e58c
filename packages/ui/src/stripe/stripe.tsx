import { PRIMARY_COLOUR_LIGHT } from '@brandpost/domain';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** The marking of emergency vehicles. */
export const Stripe = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  background: repeating-linear-gradient(
    -60deg,
    ${colour('signal')} 0 26px,
    ${PRIMARY_COLOUR_LIGHT} 26px 52px
  );
`;
