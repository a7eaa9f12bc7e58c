import { styled } from 'styled-components';

/** The heading of a page of the profile area. */
export const PageTitle = styled.h1`
  margin-bottom: 1.5rem;
  font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
`;
