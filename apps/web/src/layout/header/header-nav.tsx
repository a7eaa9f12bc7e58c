import { buildPageTree, menuOf } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { useLayoutData } from '../layout-data.ts';
import { currentSection } from '../menu/current-section.ts';

/** From which width of the window on, in rem, so many letters fit between the name and the buttons. */
const ROOM = [
  { fromRem: 64, letters: 40 },
  { fromRem: 70, letters: 48 },
  { fromRem: 80, letters: 58 },
  { fromRem: 90, letters: 84 },
] as const;
/** What is shorter stands in one line. */
const MIN_LETTERS_FOR_TWO_LINES = 12;

const Nav = styled.nav`
  display: none;
  min-width: 0;

  @media (min-width: ${ROOM[0].fromRem}rem) {
    display: block;
    margin-inline: auto;
  }
`;
const Words = styled.ul`
  display: flex;
  gap: clamp(1rem, 1.6vw, 1.5rem);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Word = styled.li<{ $fromRem: number }>`
  @media (max-width: ${(props) => props.$fromRem - 0.01}rem) {
    display: none;
  }

  a {
    display: grid;
    align-content: center;
    min-height: 56px;
    color: ${colour('ink')};
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: ${colour('primary')};
    text-decoration: underline;
  }
  /* No other has an edge: in colours of the reader's own any edge is seen. */
  a[aria-current] {
    border-block: 3px solid transparent;
    border-bottom-color: currentColor;
    color: ${colour('primary')};
    text-decoration: none;
  }
`;

/** The first of the menu's sections as words, as many as fit; on pages of a crisis nothing stands beside it. */
export function HeaderNav() {
  const { menuPages } = useLayoutData();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(buildPageTree(menuPages)), [menuPages]);
  if (pathname.startsWith(paths.alerts())) return null;
  const here = currentSection(sections, pathname);
  return (
    <Nav aria-label={sv.header.sections}>
      <Words>
        {fitting(sections.map(({ page }) => page)).map(({ page, lines, fromRem }) => (
          <Word key={page.id} $fromRem={fromRem}>
            <Link to={paths.post(page)} aria-current={here?.page.id === page.id ? 'true' : undefined}>
              {lines[0]}
              {lines[1] !== undefined && (
                <>
                  {' '}
                  <br />
                  {lines[1]}
                </>
              )}
            </Link>
          </Word>
        ))}
      </Words>
    </Nav>
  );
}

type Shown<Page> = { page: Page; lines: string[]; fromRem: number };

/**
 * Each with the width from which on it is shown; none after the first that has no room on any screen. Where all have room
 * as they are, none is broken.
 */
function fitting<Page extends { title: string }>(pages: readonly Page[]): Shown<Page>[] {
  const shown: Shown<Page>[] = [];
  const areWhole = pages.map(({ title }) => title).join('').length <= ROOM[0].letters;
  let letters = 0;
  for (const page of pages) {
    const lines = areWhole ? [page.title] : linesOf(page.title);
    letters += longest(lines);
    const room = ROOM.find((one) => letters <= one.letters);
    if (room === undefined) break;
    shown.push({ page, lines, fromRem: room.fromRem });
  }
  return shown;
}

/** A title as it is, or in the two lines that take the least room. */
function linesOf(title: string): string[] {
  if (title.length < MIN_LETTERS_FOR_TWO_LINES) return [title];
  const words = title.split(' ');
  const ways = words.map((_, at) =>
    [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean),
  );
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
