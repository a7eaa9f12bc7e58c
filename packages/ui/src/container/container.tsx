import { styled } from 'styled-components';

/** Holds content to the widest line of the site: 1500 px with its gutters. Source: SPEC section 2, layouts. */
export const Container = styled.div`
  width: 100%;
  max-width: 1500px;
  margin-inline: auto;
  padding-inline: var(--bp-gutter);
`;
