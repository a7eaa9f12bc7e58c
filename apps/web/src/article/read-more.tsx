import type { RelatedPost } from '@brandpost/rubicore-api';
import { colour, oneLinkCard } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { articleTexts } from './article-texts.ts';
import { TimeStamp } from './time-stamp.tsx';

const Section = styled.section`
  @media print {
    display: none;
  }
  h2 {
    margin-bottom: 1.25rem;
    font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem);
  }
`;
/* Four in a row at most: they fill it, as there are seldom more. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, (100% - 3rem) / 4)), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  ${oneLinkCard}
  display: flex;
  flex-direction: column;
  padding: 1.25rem 1.5rem 1.375rem;

  h3 {
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  &:hover a {
    color: ${colour('primary')};
    text-decoration: underline;
  }
  p,
  time {
    color: ${colour('muted')};
    font-size: 1rem;
    line-height: 1.45;
  }
  p {
    margin-top: 0.375rem;
  }
  time {
    margin-bottom: 0.25rem;
    font-size: 0.9375rem;
  }
`;

const NEWS_TYPES: readonly RelatedPost['type'][] = ['news', 'pinned-news'];

export type ReadMoreProps = { posts: readonly RelatedPost[]; pathOf: (post: RelatedPost) => string };

/** What to read on in, as cards; nothing where there is nothing. News has its date: how old it is matters. */
export function ReadMore({ posts, pathOf }: ReadMoreProps) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby="las-mer">
      <h2 id="las-mer">{articleTexts.readMore}</h2>
      <Cards>
        {posts.map((post) => (
          <Card key={post.id}>
            {NEWS_TYPES.includes(post.type) && post.publishedDate !== null && (
              <TimeStamp instant={post.publishedDate} />
            )}
            <h3>
              <Link to={pathOf(post)}>{post.title}</Link>
            </h3>
            <p>{post.excerpt}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
