import { colour, media } from '@brandpost/ui';
import { styled } from 'styled-components';

/** What stands beside the text: it follows it, and is as high as the screen. On a narrow one it stands below. */
export const Beside = styled.aside`
  align-self: start;
  padding: 0 1rem 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--bp-stuck, 0px) + 4.75rem);
    max-block-size: calc(100dvh - var(--bp-stuck, 0px) - 5.75rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 4.5rem 1rem;
  }
`;
