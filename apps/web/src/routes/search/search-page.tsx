import type { SearchHit } from '@brandpost/rubicore-api';
import { buttonShape, Container, colour, READING_MEASURE, Tag } from '@brandpost/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, redirect, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { SearchForm } from '../../layouts/search-panel/search-form.tsx';
import { UsualQuestions } from '../../layouts/search-panel/usual-questions.tsx';
import { need, want } from '../../queries/read.ts';
import { NO_SUMMARY, SEARCH_TEXT_MAX_LENGTH, searchQuery, searchSummaryQuery } from '../../queries/search.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { stepsFrom } from '../news/steps.ts';
import { hitPath } from './hit-path.ts';

export async function loader({ services, params, url }: LoaderContext): Promise<PageMeta> {
  const asked = url.searchParams.get('q')?.trim();
  // The form without scripts asks /sok?q=; the text's true place is in the path.
  if (params.slug === undefined && asked) throw redirect(paths.search(asked), 303);
  const text = textFrom(params.slug);
  if (text === '') {
    return {
      title: sv.searchPage.title,
      description: sv.searchPage.description,
      canonicalPath: paths.search(),
    };
  }
  const { type, steps } = viewFrom(url.searchParams);
  await Promise.all([
    need(services, searchQuery(services, text, type, steps)),
    want(services, searchSummaryQuery(services, text), NO_SUMMARY),
  ]);
  return {
    title: sv.searchPage.titleFor(text),
    description: sv.searchPage.description,
    canonicalPath: paths.search(text),
    isIndexed: false,
  };
}

function textFrom(slug: string | undefined): string {
  return (slug ?? '').trim().slice(0, SEARCH_TEXT_MAX_LENGTH);
}

function viewFrom(search: URLSearchParams) {
  const type = search.get('typ');
  return { type: type !== null && Object.hasOwn(sv.types, type) ? type : null, steps: stepsFrom(search) };
}

function viewPath(text: string, type: string | null, steps: number): string {
  const query = new URLSearchParams();
  if (type !== null) query.set('typ', type);
  if (steps > 1) query.set('sida', String(steps));
  return query.size === 0 ? paths.search(text) : `${paths.search(text)}?${query}`;
}

const Top = styled.div`
  margin-top: 2rem;
`;
const Status = styled.p`
  margin-top: 2.5rem;
  font-size: 1.25rem;
  font-weight: 600;
`;
const Filters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin-top: 1rem;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    padding: 0.25rem 1.125rem;
    border: 1px solid ${colour('line')};
    border-radius: 999px;
    color: ${colour('ink')};
    font-size: 1rem;
    text-decoration: none;
  }
  a:hover {
    border-color: ${colour('primary')};
  }
  a[aria-current='true'] {
    border-color: ${colour('primary')};
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
`;
const Hits = styled.ol`
  max-width: ${READING_MEASURE};
  margin-top: 1.5rem;
  padding: 0;
  list-style: none;

  > li {
    padding-block: 1.5rem;
    border-top: 1px solid ${colour('line')};
  }
  h2 {
    margin-top: 0.375rem;
    font-size: 1.375rem;
  }
  p {
    margin-top: 0.375rem;
    color: ${colour('muted')};
  }
  mark {
    border-radius: 3px;
    background: ${colour('signal')};
    color: ${colour('on-signal')};
  }
`;
const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const More = styled(Link)`
  ${buttonShape}
  margin-top: 1.5rem;
`;

/** What was found, with filters by type and a better spelling. Source: SPEC section 2, /sok/:slug?. */
export function Page() {
  const text = textFrom(useParams().slug);
  return (
    <Container>
      <h1>{text === '' ? sv.searchPage.title : sv.searchPage.titleFor(text)}</h1>
      <Top>
        <SearchForm label={sv.search.again} key={text} initialText={text} />
      </Top>
      {text === '' ? <Ask /> : <Results text={text} />}
    </Container>
  );
}

function Ask() {
  return (
    <>
      <Status as="h2" id="fragor">
        {sv.search.usualQuestions}
      </Status>
      <Top>
        <UsualQuestions labelledBy="fragor" />
      </Top>
    </>
  );
}

function Results({ text }: { text: string }) {
  const services = useServices();
  const [search] = useSearchParams();
  const { type, steps } = viewFrom(search);
  const { data } = useSuspenseQuery(searchQuery(services, text, type, steps));
  const { data: summary = NO_SUMMARY } = useQuery(searchSummaryQuery(services, text));
  return (
    <>
      <Status role="status">
        {data.total === 0 ? sv.searchPage.none(text) : sv.searchPage.hits(data.total, text)}
      </Status>
      {summary.didYouMean !== null && (
        <p>
          {sv.searchPage.didYouMean} <Link to={paths.search(summary.didYouMean)}>{summary.didYouMean}</Link>?
        </p>
      )}
      {data.total === 0 && (
        <p>
          {sv.searchPage.noneHelp} <Link to={paths.contact('kontakta-oss')}>{sv.searchPage.contact}</Link>.
        </p>
      )}
      {summary.counts.length > 1 && (
        <nav aria-label={sv.searchPage.filter}>
          <Filters>
            <li>
              <Link
                to={viewPath(text, null, 1)}
                aria-current={type === null}
                state={SAME_PLACE}
                preventScrollReset
              >
                {sv.searchPage.all} ({summary.total})
              </Link>
            </li>
            {summary.counts.map((row) => (
              <li key={row.type}>
                <Link
                  to={viewPath(text, row.type, 1)}
                  aria-current={type === row.type}
                  state={SAME_PLACE}
                  preventScrollReset
                >
                  {sv.types[row.type]?.many ?? row.type} ({row.count})
                </Link>
              </li>
            ))}
          </Filters>
        </nav>
      )}
      <Hits>
        {data.hits.map((hit) => (
          <li key={`${hit.kind}-${hit.id}`}>
            <Hit hit={hit} />
          </li>
        ))}
      </Hits>
      {data.hits.length < data.total && (
        <More to={viewPath(text, type, steps + 1)} state={SAME_PLACE} preventScrollReset>
          {sv.searchPage.more}
        </More>
      )}
    </>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <article>
      <Kind>
        <Tag $tone={hit.type === 'alert' ? 'crisis' : 'plain'}>{sv.types[hit.type]?.one ?? hit.type}</Tag>
        {hit.publishedDate && hit.type !== 'page' && <TimeStamp instant={hit.publishedDate} />}
      </Kind>
      <h2>
        <Link to={hitPath(hit)}>{hit.title}</Link>
      </h2>
      <p>
        {hit.snippet.length === 0
          ? hit.excerpt
          : hit.snippet.map((part, index) =>
              part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
            )}
      </p>
    </article>
  );
}
