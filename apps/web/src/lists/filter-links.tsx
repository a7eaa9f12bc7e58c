import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { SAME_PLACE } from '../navigation/same-place.ts';

/** One choice of a filter: a link to the same list, seen that way. */
export type FilterLink = { name: string; path: string; isCurrent: boolean };

const List = styled.ul`
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
  @media (forced-colors: active) {
    a[aria-current='true'] {
      border-width: 3px;
    }
  }
`;

/** Ways to see a list, as links: they work without scripts, and each has an address. Reading stays where it is. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {links.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrent} state={SAME_PLACE} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
