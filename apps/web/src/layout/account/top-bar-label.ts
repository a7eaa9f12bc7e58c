import { visuallyHidden } from '@brandpost/ui';
import { styled } from 'styled-components';

export const ICON_PX = 18;

/** What stands beside an icon of the top bar; on phones it is only read aloud. */
export const Label = styled.span`
  @media (max-width: 47.99rem) {
    ${visuallyHidden}
  }
`;
