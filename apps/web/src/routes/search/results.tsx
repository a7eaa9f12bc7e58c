import type { SearchHit as Found } from '@brandpost/rubicore-api';
import { buttonShape, colour, READING_MEASURE } from '@brandpost/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { useActiveAlerts } from '../../layouts/header/use-active-alerts.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { NO_SUMMARY, searchQuery, searchSummaryQuery } from '../../queries/search.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { SearchHit } from './search-hit.tsx';
import { viewFrom, viewPath } from './search-view.ts';

export const Status = styled.p`
  margin-top: 2.5rem;
  font-size: 1.25rem;
  font-weight: 600;
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
const More = styled(Link)`
  ${buttonShape}
  margin-top: 1.5rem;
`;

/** The finds for a text, with numbers per kind and a better spelling where there is one. */
export function Results({ text }: { text: string }) {
  const services = useServices();
  const [search] = useSearchParams();
  const { type, steps } = viewFrom(search);
  const { data } = useSuspenseQuery(searchQuery(services, text, type, steps));
  const hits = useActiveAlertsFirst(data.hits);
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
          {sv.searchPage.noneHelp} <Link to={paths.contactUs()}>{sv.searchPage.contact}</Link>.
        </p>
      )}
      {summary.counts.length > 1 && (
        <FilterLinks
          label={sv.searchPage.filter}
          links={[
            { name: sv.searchPage.all, type: null, count: summary.total },
            ...summary.counts.map((row) => ({ ...row, name: sv.types[row.type]?.many ?? row.type })),
          ].map((choice) => ({
            name: `${choice.name} (${choice.count})`,
            path: viewPath(text, choice.type, 1),
            isCurrent: choice.type === type,
          }))}
        />
      )}
      <Hits>
        {hits.map((hit) => (
          <li key={`${hit.kind}-${hit.id}`}>
            <SearchHit hit={hit} />
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

/** What goes on now stands before all else that was found. Source: UX, Search. */
function useActiveAlertsFirst(hits: readonly Found[]): Found[] {
  const active = new Set(useActiveAlerts().map(({ id }) => id));
  const isActive = ({ kind, type, id }: Found) => kind === 'post' && type === 'alert' && active.has(id);
  return [...hits.filter(isActive), ...hits.filter((hit) => !isActive(hit))];
}
