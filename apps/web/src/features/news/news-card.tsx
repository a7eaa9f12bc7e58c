import { colour, Tag } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { PostPicture } from '../../article/post-picture.tsx';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { NewsSummary } from './news-query.ts';
import { newsTexts } from './news-texts.ts';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  height: 100%;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};
  transition: box-shadow var(--bp-motion);

  &:hover {
    box-shadow: var(--bp-shadow);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
  }
`;
const Picture = styled(PostPicture)`
  width: 100%;
  aspect-ratio: 15 / 7;
  object-fit: cover;
`;
const Text = styled.div`
  padding: 1.5rem clamp(min(1.25rem, 6vw), 3vw, 2rem) 1.5rem;

  h2,
  h3 {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
  }
  p:last-child {
    margin-top: 0.75rem;
    color: ${colour('muted')};
  }
`;
export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-bottom: 0.625rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
/** A heading whose link covers the whole card. */
export const CoveringLink = styled(Link)`
  color: ${colour('ink')};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
`;

type NewsCardProps = { news: NewsSummary; heading: 'h2' | 'h3'; isFirstSeen?: boolean };

/** News at its largest: pinned, with its picture. */
export function NewsCard({ news, heading: Heading, isFirstSeen }: NewsCardProps) {
  return (
    <Card>
      {news.media && (
        <Picture media={news.media} place="card" isDecorative {...(isFirstSeen ? { isFirstSeen } : {})} />
      )}
      <Text>
        <Meta>
          {news.type === 'pinned-news' && <Tag $tone="signal">{newsTexts.pinned}</Tag>}
          {news.publishedDate && <TimeStamp instant={news.publishedDate} />}
        </Meta>
        <Heading>
          <CoveringLink to={paths.newsItem(news.slug)}>{news.title}</CoveringLink>
        </Heading>
        <p>{news.excerpt}</p>
      </Text>
    </Card>
  );
}
