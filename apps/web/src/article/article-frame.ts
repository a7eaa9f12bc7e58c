import { Container, colour, media, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';

/**
 * A page's text, what belongs beside it, and below both what it ends with. On phones one after the other. The text keeps
 * its measure on any screen; what stands beside it is near enough to belong to it.
 */
export const ArticleFrame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem clamp(3rem, 8vw, 8rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, ${READING_MEASURE}) minmax(16rem, 26rem);
  }
`;

export const Introduction = styled.p`
  max-width: ${READING_MEASURE};
  margin-top: 1.25rem;
  color: ${colour('muted')};
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
  line-height: 1.45;
  text-wrap: pretty;
`;

/** Small facts under a title: dates, who wrote it. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 1rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;

export const Body = styled.div`
  margin-top: 2.5rem;
  font-size: 1.1875rem;
`;
