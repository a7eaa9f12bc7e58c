import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** A button that looks like a link in a text, since what it does is small. */
export const LinkButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('primary')};
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
