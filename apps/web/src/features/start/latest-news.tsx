import { colour, media } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { NewsCard } from '../news/news-card.tsx';
import type { NewsSummary } from '../news/news-query.ts';
import { NewsRow } from '../news/news-row.tsx';
import { Section, SectionHead } from './section.ts';
import { startSectionsTexts as texts } from './start-sections-texts.ts';

/* The pinned card is as tall as the list beside it, and its picture takes what is over. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(2rem, 4vw, 4rem);

  article img {
    flex-grow: 1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;
const List = styled.ol`
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${colour('line')};
  list-style: none;

  /* On phones the titles are enough: there is more to come below. */
  @media (max-width: 47.99rem) {
    article {
      padding-block: 0.75rem;
    }
    p:last-child,
    li:nth-child(n + 3) {
      display: none;
    }
  }
`;

/** Some news: the first large, the rest as a list, and the way to all. */
export function LatestNews({ news: [first, ...rest] }: { news: readonly NewsSummary[] }) {
  if (first === undefined) return null;
  return (
    <Section aria-labelledby="nyheter">
      <SectionHead>
        <h2 id="nyheter">{texts.news}</h2>
        <Link to={paths.newsList()}>{texts.allNews}</Link>
      </SectionHead>
      <Columns>
        <NewsCard news={first} heading="h3" />
        {rest.length > 0 && (
          <List>
            {rest.map((item) => (
              <li key={item.id}>
                <NewsRow news={item} heading="h3" />
              </li>
            ))}
          </List>
        )}
      </Columns>
    </Section>
  );
}
