import { colour } from '@brandpost/ui';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { usePageTitle } from '../../navigation/page-title.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { placeHere } from './place-here.ts';
import { workplaceTexts } from './workplace-texts.ts';

/* A phone has the page's heading right below. */
const Frame = styled.nav`
  display: none;
  min-width: 0;
  overflow-x: clip;
  font-size: 1rem;

  ol {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-width: 0;
    color: ${colour('muted')};
    white-space: nowrap;
  }
  /* The way there stands whole, and where it leads is shortened. */
  li:not(:last-child),
  li > svg {
    flex: none;
  }
  li:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    color: ${colour('ink')};
    font-weight: 650;
  }
  @media (min-width: 48rem) {
    display: block;
  }
`;

/** Where one is: the group of the side menu, the line in it, and what has no line there. */
export function Here() {
  const session = ownSession(useSession());
  const { pathname } = useLocation();
  const page = usePageTitle();
  if (session === null) return null;
  const here = placeHere(session, pathname);
  // What calls itself something stands within the place: a new post has no other address until it is saved.
  const isThePlace = here?.isThePage === true && page.own === null;
  const title = isThePlace ? here.place.text : page.title;
  return (
    <Frame aria-label={workplaceTexts.here}>
      <ol>
        {here !== null && <li>{here.group}</li>}
        {here !== null && !isThePlace && (
          <li>
            <ChevronRight aria-hidden="true" size={16} />
            <Link to={here.place.path}>{here.place.text}</Link>
          </li>
        )}
        {title !== undefined && (
          <li>
            {here !== null && <ChevronRight aria-hidden="true" size={16} />}
            <span aria-current="page">{title}</span>
          </li>
        )}
      </ol>
    </Frame>
  );
}
