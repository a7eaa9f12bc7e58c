import { colour, VisuallyHidden } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { PageSummary } from '../../queries/pages.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 1.25rem;
  margin: 2.5rem 0 0;
  padding: 0;
  list-style: none;
`;
const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 3px;
  }
  h2 {
    font-size: 1.375rem;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    color: ${colour('ink')};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  svg {
    flex: none;
    color: ${colour('primary')};
  }
  p {
    margin-top: 0.625rem;
    color: ${colour('muted')};
    font-size: 1.0625rem;
  }
`;

type PageTilesProps = {
  pages: readonly PageSummary[];
  pathOf: (page: PageSummary) => string;
  /** Read aloud before the tiles. */
  title?: string;
};

/** Pages as tiles: title and introduction, the whole tile a link. */
export function PageTiles({ pages, pathOf, title }: PageTilesProps) {
  const id = useId();
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      {title && (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      )}
      <Tiles {...(title ? { 'aria-labelledby': id } : {})}>
        {pages.map((page) => (
          <Tile key={page.id}>
            <Heading>
              <Link to={pathOf(page)}>
                {page.title}
                <ArrowRight aria-hidden="true" size={22} />
              </Link>
            </Heading>
            <p>{page.excerpt}</p>
          </Tile>
        ))}
      </Tiles>
    </>
  );
}
