import { CONTAINER_MAX_WIDTH_PX } from '@brandpost/domain';
import { styled } from 'styled-components';

/** Holds content to the widest line of the site, gutters included. Source: SPEC section 2, layouts. */
export const Container = styled.div`
  width: 100%;
  max-width: ${CONTAINER_MAX_WIDTH_PX}px;
  margin-inline: auto;
  padding-inline: var(--bp-gutter);
`;
