import { CONTACT_PAGE_SLUG } from '@brandpost/domain';
import type { SearchSummary } from '@brandpost/rubicore-api';
import { buttonShape, colour, media, READING_MEASURE } from '@brandpost/ui';
import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { Illustrated } from '../../illustrations/illustrated.tsx';
import { Magnifier } from '../../illustrations/magnifier.tsx';
import { useLayoutData, usePageIsThere } from '../../layout/layout-data.ts';
import { UsualQuestions } from '../../layout/search-panel/usual-questions.tsx';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import type { FoundList } from '../../queries/search.ts';
import { sv } from '../../texts/sv.ts';
import { typeNames } from '../../texts/type-names.ts';
import { countsPerKind } from './result-kinds.ts';
import { SearchHit } from './search-hit.tsx';
import { searchPageTexts } from './search-page-texts.ts';
import { type SearchView, viewPath } from './search-view.ts';

const Status = styled.p`
  margin-top: 0.75rem;
  font-size: 1.0625rem;
  font-weight: 600;

  ${media.tablet} {
    margin-top: 2.5rem;
    font-size: 1.25rem;
  }
`;
/* One row on phones, to be moved sideways. */
const Filter = styled.div`
  @media (max-width: 47.99rem) {
    ul {
      flex-wrap: nowrap;
      margin: 0.5rem calc(-1 * var(--bp-gutter)) 0;
      padding: 3px var(--bp-gutter);
      overflow-x: auto;
      scroll-padding-inline: var(--bp-gutter);
    }
    li {
      flex: none;
    }
  }
`;
const Hits = styled.ol`
  max-width: ${READING_MEASURE};
  margin-top: 0.5rem;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    margin-top: 1.5rem;
  }
  > li {
    padding-block: 1rem 1.5rem;
    border-top: 1px solid ${colour('line')};
  }
  h2 {
    margin-top: 0.75rem;
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
const Ways = styled.div`
  margin-top: 1rem;
`;
const More = styled(Link)`
  ${buttonShape}
  margin-top: 1.5rem;
`;

type ResultsProps = {
  text: string;
  view: SearchView;
  found: FoundList;
  summary: SearchSummary;
  /** Whether colleagues and tools are looked for as well. */
  isForStaff: boolean;
};

/** The questions that editors have chosen, where there are any. */
export function UsualQuestionsBelow() {
  if (useLayoutData().usualQuestions.length === 0) return null;
  return (
    <>
      <Status as="h2" id="sok-vanliga">
        {sv.search.usualQuestions}
      </Status>
      <Ways>
        <UsualQuestions labelledBy="sok-vanliga" />
      </Ways>
    </>
  );
}

/** The finds for a text, in the API's order, with numbers per kind. Where it was misspelled, what was looked for instead. */
export function Results({ text, view, found, summary, isForStaff }: ResultsProps) {
  const { leftOut = [] } = summary;
  const isThere = usePageIsThere();
  const counts = countsPerKind(summary.counts);
  return (
    <>
      <Illustrated picture={found.total === 0 ? <Magnifier /> : null}>
        <Status role="status">
          {found.total === 0
            ? (isForStaff ? searchPageTexts.noPages : searchPageTexts.none)(text)
            : searchPageTexts.hits(found.total, summary.didYouMean ?? text)}
        </Status>
        {summary.didYouMean !== null && (
          <p>
            {searchPageTexts.shown(summary.didYouMean)}{' '}
            <Link to={viewPath(text, { kind: null, steps: 1, isExact: true })}>
              {searchPageTexts.searchInstead(text)}
            </Link>
          </p>
        )}
        {leftOut.length > 0 && <p>{searchPageTexts.leftOut(leftOut)}</p>}
        {found.total === 0 && (
          <p>
            {searchPageTexts.noneHelp}
            {isThere(CONTACT_PAGE_SLUG) && (
              <>
                {' '}
                <Link to={paths.contactUs()}>{searchPageTexts.contact}</Link>.
              </>
            )}
          </p>
        )}
        {found.total === 0 && <EmergencyCall />}
      </Illustrated>
      {found.total === 0 && <UsualQuestionsBelow />}
      {counts.length > 1 && (
        <Filter onFocus={bringIntoRow}>
          <FilterLinks
            label={searchPageTexts.filter}
            links={[
              {
                name: searchPageTexts.all,
                kind: null,
                count: view.kind === null ? found.total : summary.total,
              },
              ...counts.map((row) => ({ ...row, name: typeNames[row.kind]?.many ?? row.kind })),
            ].map((choice) => ({
              name: `${choice.name} (${choice.count})`,
              path: viewPath(text, { ...view, kind: choice.kind, steps: 1 }),
              isCurrent: choice.kind === view.kind,
            }))}
          />
        </Filter>
      )}
      <Hits>
        {found.hits.map((hit) => (
          <li key={`${hit.kind}-${hit.id}`}>
            <SearchHit hit={hit} />
          </li>
        ))}
      </Hits>
      {found.hits.length < found.total && (
        <More to={viewPath(text, { ...view, steps: view.steps + 1 })} state={SAME_PLACE} preventScrollReset>
          {searchPageTexts.more}
        </More>
      )}
    </>
  );
}

/** A phone's browser leaves a link that is half outside its row where it is. */
function bringIntoRow({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
