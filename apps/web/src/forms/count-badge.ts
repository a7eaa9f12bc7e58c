import { colour } from '@brandpost/ui';
import { css } from 'styled-components';

/** How many there are, at a button. */
export const countBadge = css`
  min-width: 1.375rem;
  border-radius: 999px;
  background: ${colour('primary')};
  color: ${colour('on-primary')};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.375rem;
  text-align: center;
`;
