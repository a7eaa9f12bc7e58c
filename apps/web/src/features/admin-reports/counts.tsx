import { colour } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminReportsTexts as texts } from './admin-reports-texts.ts';

/** How many there are of something, and where they are listed; null where it could not be counted. */
export type ReportCount = { name: keyof typeof texts.counts; count: number | null; to: string };

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: 1rem;
  margin: 0 0 2.5rem;
  padding: 0;
  list-style: none;
`;
const Way = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25rem 1rem;
  grid-template-rows: auto 1fr;
  align-items: end;
  height: 100%;
  min-height: 7rem;
  padding: 1.25rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
  color: ${colour('ink')};
  text-decoration: none;

  &:hover {
    background: ${colour('surface-2')};
  }
  strong {
    grid-column: 1 / -1;
    font-size: 2rem;
    line-height: 1.1;
  }
  svg {
    color: ${colour('primary')};
  }
`;

/** What can be counted, each with the way to its list. */
export function Counts({ counts }: { counts: readonly ReportCount[] }) {
  return (
    <List>
      {counts.map(({ name, count, to }) => (
        <li key={name}>
          <Way to={to}>
            <strong>{count ?? '–'}</strong>
            <span>{texts.counts[name]}</span>
            <ArrowRight aria-hidden="true" size={20} />
          </Way>
        </li>
      ))}
    </List>
  );
}
