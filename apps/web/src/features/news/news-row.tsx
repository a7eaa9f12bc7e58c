import { colour, media, Tag } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { PostPicture } from '../../article/post-picture.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { CoveringLink, Meta } from './news-card.tsx';
import type { NewsSummary } from './news-query.ts';
import { newsTexts } from './news-texts.ts';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1.5rem;
  padding-block: 1.375rem;
  border-top: 1px solid ${colour('line')};

  &:has(a:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
    border-radius: 4px;
  }
  h2,
  h3 {
    font-size: clamp(1.1875rem, 1.1rem + 0.3vw, 1.375rem);
  }
  p:last-child {
    margin-top: 0.375rem;
    color: ${colour('muted')};
    font-size: 1.0625rem;
  }
`;
const Picture = styled(PostPicture)`
  width: 6rem;
  height: 4.5rem;
  border-radius: var(--bp-radius-s);
  object-fit: cover;

  ${media.tablet} {
    width: 11rem;
    height: 7.5rem;
  }
`;

type NewsRowProps = { news: NewsSummary; heading: 'h2' | 'h3'; hasPicture?: boolean };

/** News in a list: date, title, introduction, and a small picture where it has one. */
export function NewsRow({ news, heading: Heading, hasPicture = false }: NewsRowProps) {
  return (
    <Row>
      <div>
        <Meta as="p">
          {news.isVacancy && <Tag $tone="plain">{newsTexts.vacancy}</Tag>}
          {news.publishedDate && <TimeStamp instant={news.publishedDate} />}
        </Meta>
        <Heading>
          <CoveringLink to={paths.newsItem(news.slug)}>{news.title}</CoveringLink>
        </Heading>
        <p>{news.excerpt}</p>
      </div>
      {hasPicture && news.media && <Picture media={news.media} place="row" isDecorative />}
    </Row>
  );
}
