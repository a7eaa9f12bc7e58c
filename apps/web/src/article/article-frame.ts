import { Container, colour, media, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';

/** A page's text with room for what belongs beside it. On phones the side comes after. */
export const ArticleFrame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem clamp(3rem, 6vw, 6rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, ${READING_MEASURE}) minmax(16rem, 1fr);
    justify-content: space-between;

    > aside {
      max-width: 24rem;
      justify-self: end;
      width: 100%;
    }
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
`;
