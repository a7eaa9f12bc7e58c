import { styled } from 'styled-components';

/** The heading of a page of the profile area. */
export const PageTitle = styled.h1`
  margin-bottom: 1rem;
  font-size: clamp(1.625rem, 1.4rem + 0.8vw, 2rem);
`;
