import type { Link } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { ArrowUpRight } from 'lucide-react';
import { styled } from 'styled-components';
import { staffTexts } from '../../layout/profile/staff-texts.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    min-height: 3.25rem;
    padding: 0.625rem 1rem;
    overflow-wrap: anywhere;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-s);
    color: ${colour('ink')};
    text-decoration: none;
  }
  a:hover {
    border-color: ${colour('primary')};
  }
  svg {
    flex: none;
    color: ${colour('muted')};
  }
`;

/** Somebody's quick links, in their own order. */
export function FavouriteList({ favourites }: { favourites: readonly Link[] }) {
  return (
    <List>
      {favourites.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span>
              {name}
              <VisuallyHidden> {staffTexts.start.newWindow}</VisuallyHidden>
            </span>
            <ArrowUpRight aria-hidden="true" size={20} />
          </a>
        </li>
      ))}
    </List>
  );
}
