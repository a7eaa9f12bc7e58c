import { vacancyInShort } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import type { VacancySummary } from '../../queries/vacancies.ts';
import { openVacanciesTexts } from './open-vacancies-texts.ts';
import { Section, SectionHead } from './section.ts';

const MAX_SHOWN = 4;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
  }
  ${media.desktop} {
    &:has(> :last-child:nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
/* A row of a list on phones, a card where there is room. */
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem;
  align-items: center;
  height: 100%;
  padding: 0.75rem 0;
  border-bottom: 1px solid ${colour('line')};
  color: ${colour('ink')};
  text-decoration: none;
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  strong {
    font-size: 1.1875rem;
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: break-word;
  }
  span {
    grid-row: 2;
    color: ${colour('muted')};
    font-size: 1rem;
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: ${colour('primary')};
  }
  &:hover {
    border-color: ${colour('primary')};
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.18em;
  }
  ${media.tablet} {
    padding: 1.25rem 1.5rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-m);

    &:hover {
      border-color: ${colour('primary')};
      box-shadow: var(--bp-shadow);
    }
    &:focus-visible {
      border-radius: var(--bp-radius-m);
    }
  }
`;

type OpenVacanciesProps = {
  vacancies: readonly VacancySummary[];
  /** Whether there is a page that lists them all. */
  hasPage: boolean;
};

/** The vacancies that close first, and the way to all. */
export function OpenVacancies({ vacancies, hasPage }: OpenVacanciesProps) {
  const soft = useSoftHyphens();
  return (
    <Section aria-labelledby="lediga-jobb">
      <SectionHead>
        <h2 id="lediga-jobb">{openVacanciesTexts.title}</h2>
        {hasPage && <Link to={paths.jobs()}>{openVacanciesTexts.all}</Link>}
      </SectionHead>
      <Rows>
        {vacancies.slice(0, MAX_SHOWN).map((vacancy) => (
          <li key={vacancy.id}>
            <Row to={vacancy.path}>
              <strong {...soft(vacancy.title)} />
              <span>{vacancyInShort(vacancy)}</span>
              <ArrowRight aria-hidden="true" size={22} />
            </Row>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
