import { Button, colour } from '@brandpost/ui';
import { css, styled } from 'styled-components';

/** Who said something and when, in the header of a comment or of a suggestion. */
export const byline = css`
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: baseline;
    font-size: 0.9375rem;
  }
  header strong {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  header small {
    color: ${colour('muted')};
    font-size: 0.8125rem;
  }
`;

/** What can be done with it, side by side where there is room. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

export const Send = styled(Button)`
  min-height: 44px;
  padding: 0.25rem 1.125rem;
  font-size: 0.9375rem;
`;
