import { styled } from 'styled-components';
import { Introduction } from './article-frame.ts';

/** An introduction whose compounds part where their words meet, on small phones with large letters. */
export const Lead = styled(Introduction)`
  @media (min-width: 20rem) {
    hyphens: none;
  }
`;
