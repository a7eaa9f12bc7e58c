import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What somebody has said, as they wrote it. */
export const Words = styled.blockquote`
  max-width: 44rem;
  margin: 0.75rem 0 0;
  padding-left: 0.75rem;
  border-left: 3px solid ${colour('line')};
  white-space: pre-line;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;
