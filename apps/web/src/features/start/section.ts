import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';

/** A part of the start page. */
export const Section = styled(Container).attrs({ as: 'section' })`
  margin-top: clamp(2.5rem, 6vw, 5rem);
`;
/** Its heading, and the way to all of it. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-bottom: clamp(0.75rem, 2vw, 1.5rem);
`;
