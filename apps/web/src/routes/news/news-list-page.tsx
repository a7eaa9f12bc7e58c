import { buttonShape, Container, colour } from '@brandpost/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { Introduction } from '../../article/article-frame.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { NEWS_PER_STEP, newsQuery, oldestNewsYearQuery, pinnedNewsQuery } from '../../queries/news.ts';
import { need, want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { NewsCard } from './news-card.tsx';
import { NewsRow } from './news-row.tsx';
import { newsViewFrom, yearsFrom } from './news-view.ts';

export async function loader({ services, url }: LoaderContext): Promise<PageMeta> {
  const { steps, year } = newsViewFrom(url.searchParams);
  await Promise.all([
    need(services, pinnedNewsQuery(services)),
    need(services, newsQuery(services, steps * NEWS_PER_STEP, year)),
    want(services, oldestNewsYearQuery(services), null),
  ]);
  return {
    title: year === null ? sv.news.title : sv.news.titleOfYear(year),
    description: sv.news.description,
    canonicalPath: paths.newsList(),
    isIndexed: steps === 1 && year === null,
  };
}

const Pinned = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1.5rem;
  margin-block: 2.5rem;
`;
const List = styled.ol`
  max-width: 60rem;
  margin: 2rem 0 0;
  padding: 0;
  border-bottom: 1px solid ${colour('line')};
  list-style: none;
`;
const More = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  margin-top: 2rem;
  color: ${colour('muted')};
`;
const MoreLink = styled(Link)`
  ${buttonShape}
`;

/** News, pinned first, and the rest in helpings. Source: SPEC section 2, /nyheter. */
export function Page() {
  const services = useServices();
  const [search] = useSearchParams();
  const { steps, year } = newsViewFrom(search);
  const { data: allPinned } = useSuspenseQuery(pinnedNewsQuery(services));
  const { data: news } = useSuspenseQuery(newsQuery(services, steps * NEWS_PER_STEP, year));
  const { data: oldestYear = null } = useQuery(oldestNewsYearQuery(services));
  const pinned = year === null ? allPinned : [];
  const years = yearsFrom(oldestYear, services.now, year);
  const firstNew = useFocusOnFirstNew(steps);
  const isLoading = useNavigation().state === 'loading';
  const hasMore = news.items.length < news.total;
  return (
    <Container>
      <h1>{year === null ? sv.news.title : sv.news.titleOfYear(year)}</h1>
      {years.length > 1 && (
        <FilterLinks
          label={sv.news.years}
          links={[null, ...years].map((one) => ({
            name: one === null ? sv.news.allYears : String(one),
            path: paths.newsList(1, one ?? undefined),
            isCurrent: one === year,
          }))}
        />
      )}
      {news.total + pinned.length === 0 && (
        <Introduction>{year === null ? sv.news.none : sv.news.noneOfYear(year)}</Introduction>
      )}
      {pinned.length > 0 && (
        <Pinned>
          {pinned.map((item, index) => (
            <NewsCard key={item.id} news={item} heading="h2" isFirstSeen={index === 0} />
          ))}
        </Pinned>
      )}
      <List>
        {news.items.map((item, index) => (
          <li key={item.id} {...(index === (steps - 1) * NEWS_PER_STEP ? { ref: firstNew } : {})}>
            <NewsRow news={item} heading="h2" hasPicture />
          </li>
        ))}
      </List>
      <More>
        {hasMore ? (
          <MoreLink
            to={paths.newsList(steps + 1, year ?? undefined)}
            state={SAME_PLACE}
            preventScrollReset
            replace
            aria-disabled={isLoading}
          >
            {sv.news.more}
          </MoreLink>
        ) : (
          <p>{sv.news.noMore}</p>
        )}
        <p role="status">{sv.news.shown(news.items.length + pinned.length, news.total + pinned.length)}</p>
      </More>
    </Container>
  );
}

/** After a helping has come, reading goes on at its first title. */
function useFocusOnFirstNew(steps: number) {
  const element = useRef<HTMLLIElement>(null);
  const before = useRef(steps);
  useEffect(() => {
    if (steps > before.current) element.current?.querySelector('a')?.focus({ preventScroll: true });
    before.current = steps;
  }, [steps]);
  return element;
}
