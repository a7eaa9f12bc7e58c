import { colour, VisuallyHidden } from '@brandpost/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ownSession, useSession } from '../../session/use-session.ts';
import { menuBeside, WITH_MENU_BESIDE } from './menu-beside.ts';
import { placesFor } from './profile-places.ts';
import { profileTexts } from './profile-texts.ts';
import { useUnread } from './use-profile.ts';

const ICON_PX = 20;

const Frame = styled.nav`
  @media print {
    display: none;
  }
  ${WITH_MENU_BESIDE} {
    position: sticky;
    top: 7rem;
    /* All of it can be reached from anywhere on a long page. Room for the outline of what has focus. */
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
    margin: -0.375rem;
    padding: 0.375rem;
    scrollbar-width: thin;
  }
`;
/* Open at all times where the menu stands beside the page. */
const Folded = styled.details`
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  > div {
    padding: 0 0.5rem 0.75rem;
  }

  ${WITH_MENU_BESIDE} {
    border: 0;

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    > summary {
      display: none;
    }
    > div {
      padding: 0;
    }
  }
`;
const GroupTitle = styled.h2`
  margin: 1rem 0.75rem 0.375rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
  font-weight: 600;

  div:first-child > & {
    margin-top: 0;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 0.125rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Way = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--bp-radius-s);
  color: ${colour('ink')};
  text-decoration: none;

  > svg {
    flex: none;
    color: ${colour('primary')};
  }
  &:hover {
    background: ${colour('surface')};
  }
  &[aria-current='page'] {
    background: ${colour('surface')};
    font-weight: 600;
    box-shadow: inset 0.25rem 0 0 ${colour('primary')};
  }
  ${WITH_MENU_BESIDE} {
    min-height: 2.5rem;
    padding-block: 0.375rem;
  }
`;

const Count = styled.span`
  min-width: 1.75rem;
  margin-left: auto;
  padding: 0.125rem 0.5rem;
  border-radius: 999px;
  background: ${colour('good-bg')};
  color: ${colour('good')};
  font-size: 0.9375rem;
  font-weight: 700;
  text-align: center;
`;

/** The pages of the profile area that one may open, in groups. On narrow screens it folds. */
export function ProfileMenu() {
  const session = ownSession(useSession());
  const { pathname } = useLocation();
  const unread = useUnread();
  const frame = useRef<HTMLElement>(null);
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (frame.current !== null) showCurrent(frame.current);
    const beside = menuBeside();
    const fold = () => {
      if (folded.current) folded.current.open = beside.matches;
    };
    fold();
    beside.addEventListener('change', fold);
    return () => beside.removeEventListener('change', fold);
  }, [pathname]);
  if (session === null) return null;
  return (
    <Frame ref={frame} aria-label={profileTexts.menu}>
      <Folded ref={folded}>
        <summary>
          {profileTexts.menu}
          <ChevronDown aria-hidden="true" size={ICON_PX} />
        </summary>
        <div>
          {placesFor(session).map(({ title, places }) => (
            <div key={title}>
              <GroupTitle>{title}</GroupTitle>
              <List>
                {places.map(({ path, text, icon: Icon, hasUnread }) => (
                  <li key={path}>
                    <Way to={path} end>
                      <Icon aria-hidden="true" size={ICON_PX} />
                      {text}
                      {hasUnread && unread > 0 && (
                        <Count>
                          <span aria-hidden="true">{unread}</span>
                          <VisuallyHidden>{profileTexts.unread(unread)}</VisuallyHidden>
                        </Count>
                      )}
                    </Way>
                  </li>
                ))}
              </List>
            </div>
          ))}
        </div>
      </Folded>
    </Frame>
  );
}

/** Where the menu is higher than its place, the page that is open is seen in it, and the page itself stays where it is. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const endPx = current.offsetTop + current.offsetHeight;
  if (endPx > menu.scrollTop + menu.clientHeight) menu.scrollTop = endPx - menu.clientHeight;
}
