import { buttonShape, Container, colour, media } from '@brandpost/ui';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { Introduction } from '../../article/article-frame.ts';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { Mailbox } from '../../illustrations/mailbox.tsx';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { usePageData } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { sv } from '../../texts/sv.ts';
import { NewsCard } from './news-card.tsx';
import type { loader } from './news-list-loader.ts';
import { newsListTexts as texts } from './news-list-texts.ts';
import { NewsRow } from './news-row.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { NEWS_PER_STEP, newsViewFrom, yearsFrom } from './news-view.ts';

const Pinned = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1.5rem;
  margin-block: 2.5rem;
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(2rem, 4vw, 4rem);
  margin: 2rem 0 0;
  padding: 0;
  border-bottom: 1px solid ${colour('line')};
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  const { steps, year, pinned, news, oldestYear } = usePageData<typeof loader>();
  const years = yearsFrom(oldestYear, useServices().now, year);
  const firstNew = useFocusOnFirstNew(steps);
  const { state, location: next } = useNavigation();
  const isLoading = state === 'loading';
  const isLoadingMore =
    next?.pathname === paths.newsList() && newsViewFrom(new URLSearchParams(next.search)).steps > steps;
  const hasMore = news.items.length < news.total;
  return (
    <Container>
      <h1>{year === null ? sv.titles.news : texts.titleOfYear(year)}</h1>
      {(years.length > 1 || year !== null) && (
        <FilterLinks
          label={texts.years}
          links={[null, ...years].map((one) => ({
            name: one === null ? texts.allYears : String(one),
            path: paths.newsList(1, one ?? undefined),
            isCurrent: one === year,
          }))}
        />
      )}
      {news.total + pinned.length === 0 && (
        <Illustrated picture={<Mailbox />}>
          <Introduction>{year === null ? texts.none : texts.noneOfYear(year)}</Introduction>
        </Illustrated>
      )}
      {pinned.length > 0 && (
        <Pinned>
          {pinned.map((item, index) => (
            <NewsCard key={item.id} news={item} heading="h2" isFirstSeen={index === 0} />
          ))}
        </Pinned>
      )}
      {news.items.length > 0 && (
        <>
          <List>
            {news.items.map((item, index) => (
              <li key={item.id} {...(index === (steps - 1) * NEWS_PER_STEP ? { ref: firstNew } : {})}>
                <NewsRow news={item} heading="h2" hasPicture />
              </li>
            ))}
            {isLoadingMore && <NewsSkeleton />}
          </List>
          <More>
            {hasMore ? (
              <MoreLink
                to={paths.newsList(steps + 1, year ?? undefined)}
                state={SAME_PLACE}
                rel="next"
                preventScrollReset
                replace
                aria-disabled={isLoading}
              >
                {texts.more}
              </MoreLink>
            ) : (
              <p>{texts.noMore}</p>
            )}
            <p role="status">{texts.shown(news.items.length + pinned.length, news.total + pinned.length)}</p>
          </More>
        </>
      )}
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
