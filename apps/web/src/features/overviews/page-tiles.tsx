import type { Language } from '@brandpost/domain';
import { colour, oneLinkCard, VisuallyHidden } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { PostPicture } from '../../article/post-picture.tsx';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import type { PageSummary } from '../../queries/pages.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1.25rem;
  margin: 2.5rem 0 0;
  padding: 0;
  list-style: none;
`;
const Tile = styled.li`
  ${oneLinkCard}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--bp-radius-l);

  > div {
    padding: 1.25rem 1.5rem 1.5rem;
  }
  h2,
  h3 {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: 1.375rem;
    line-height: 1.2;
  }
  a {
    min-width: 0;
    overflow-wrap: break-word;
  }
  &:hover a {
    text-decoration: underline;
  }
  span + :is(h2, h3) {
    margin-top: 0.5rem;
  }
  a + svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('primary')};
    transition: translate var(--bp-motion);
  }
  &:dir(rtl) a + svg {
    scale: -1 1;
  }
  &:hover a + svg {
    translate: 0.25rem;
  }
  &:dir(rtl):hover a + svg {
    translate: -0.25rem;
  }
  p {
    margin-top: 0.5rem;
    color: ${colour('muted')};
    font-size: 1.0625rem;
  }
`;
const Picture = styled(PostPicture)`
  width: 100%;
  aspect-ratio: 2 / 1;
  object-fit: cover;
`;

type PageTilesProps = {
  pages: readonly PageSummary[];
  pathOf: (page: PageSummary) => string;
  /** Read aloud before the tiles. */
  title?: string;
  /** What they are written in. */
  language?: Language;
  /** What stands above a tile's title. */
  markOf?: (page: PageSummary) => ReactNode;
};

/** Pages as tiles: picture, title and introduction, the whole tile a link. All have a picture, or none: rows are even. */
export function PageTiles({ pages, pathOf, title, language, markOf }: PageTilesProps) {
  const id = useId();
  const soft = useSoftHyphens(language);
  if (pages.length === 0) return null;
  const hasPictures = pages.every(({ media }) => media !== null);
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
            {hasPictures && page.media && <Picture media={page.media} place="tile" isDecorative />}
            <div>
              {markOf?.(page)}
              <Heading>
                <Link to={pathOf(page)} {...soft(page.title)} />
                <ArrowRight aria-hidden="true" size={22} />
              </Heading>
              <p>{page.excerpt}</p>
            </div>
          </Tile>
        ))}
      </Tiles>
    </>
  );
}
