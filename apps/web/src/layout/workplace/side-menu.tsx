import { colour, IconButton, VisuallyHidden, visuallyHidden } from '@brandpost/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ownSession, useSession } from '../../session/use-session.ts';
import { placesFor } from '../profile/profile-places.ts';
import { profileTexts } from '../profile/profile-texts.ts';
import { useUnread, useWaitingReviews } from '../profile/use-profile.ts';
import { WITH_MENU_BESIDE } from './menu-beside.ts';
import { useIsFolded } from './side-menu-fold.ts';
import { Count, Group, GroupTitle, List, Way } from './side-menu-lines.tsx';
import { BAR_PX } from './workplace-room.ts';
import { workplaceTexts } from './workplace-texts.ts';

export const SIDE_MENU_ID = 'sidomeny';
const ICON_PX = 20;
/** A line that is nearer to the edge than this is cut, be it by a part of a pixel. */
const EDGE_PX = 4;

/* Shadows at the edges tell that there is more: the covers over them scroll along with the lines. */
const moreToScroll = `
  linear-gradient(var(--bp-ground) 40%, transparent) 0 0 / 100% 2rem local no-repeat,
  linear-gradient(transparent, var(--bp-ground) 60%) 0 100% / 100% 2rem local no-repeat,
  linear-gradient(rgb(11 19 33 / 0.36), transparent) 0 0 / 100% 1.25rem scroll no-repeat,
  linear-gradient(transparent, rgb(11 19 33 / 0.36)) 0 100% / 100% 1.25rem scroll no-repeat`;

/* A sheet from the side, which the browser opens and closes; where there is room it stands there at all times. */
const Frame = styled.nav`
  --bp-ground: ${colour('bg')};
  position: fixed;
  inset: var(--bp-masquerade-bar, 0px) auto 0 0;
  width: min(20rem, 100vw - 3.5rem);
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0.25rem 0.75rem 1.5rem;
  border: 0;
  border-right: 1px solid ${colour('line')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  background: ${moreToScroll}, var(--bp-ground);
  color: ${colour('ink')};

  &::backdrop {
    background: rgb(11 19 33 / 0.55);
  }
  @media print {
    display: none;
  }

  &[data-is-beside='true'] {
    ${WITH_MENU_BESIDE} {
      --bp-ground: ${colour('surface')};
      display: block;
      z-index: 30;
      top: calc(var(--bp-masquerade-bar, 0px) + ${BAR_PX}px);
      width: var(--bp-side);
      padding: 0.5rem 0.5rem 0.75rem;
    }
  }
`;
const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${BAR_PX}px;
  padding-left: 0.75rem;
  font-weight: 700;

  [data-is-beside='true'] > & {
    ${WITH_MENU_BESIDE} {
      display: none;
    }
  }
`;
/* Folded to its icons the menu keeps its words for those who hear them. */
const Word = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  :root[data-side-menu='folded'] [data-is-beside='true'] & {
    ${WITH_MENU_BESIDE} {
      ${visuallyHidden}
    }
  }
`;

/** The pages of the profile area that one may open, in groups. @param props.isBeside whether it stands beside the page where there is room */
export function SideMenu({ isBeside }: { isBeside: boolean }) {
  const session = ownSession(useSession());
  const { pathname } = useLocation();
  const numbers = { unread: useUnread(), reviews: useWaitingReviews().length };
  const isFolded = useIsFolded();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (frame.current !== null) showCurrent(frame.current);
  }, [pathname]);
  if (session === null) return null;
  const groups = placesFor(session);
  return (
    <Frame
      ref={frame}
      id={SIDE_MENU_ID}
      popover="auto"
      aria-label={groups.length > 1 ? profileTexts.menu : profileTexts.groups.own}
      data-is-beside={isBeside}
      onToggle={({ currentTarget }) => showCurrent(currentTarget)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <SheetHead>
        {workplaceTexts.openMenu}
        <IconButton
          type="button"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={workplaceTexts.closeMenu}
        >
          <X aria-hidden="true" size={24} />
        </IconButton>
      </SheetHead>
      {groups.map(({ title, places }) => (
        <Group key={title}>
          <GroupTitle>
            <Word>{title}</Word>
          </GroupTitle>
          <List>
            {places.map(({ path, text, icon: Icon, counts }) => (
              <li key={path}>
                <Way to={path} end title={isFolded && isBeside ? text : undefined}>
                  <Icon aria-hidden="true" size={ICON_PX} />
                  <Word>{text}</Word>
                  {counts !== undefined && numbers[counts] > 0 && (
                    <Count>
                      <span aria-hidden="true">{numbers[counts]}</span>
                      <VisuallyHidden>{profileTexts.counts[counts](numbers[counts])}</VisuallyHidden>
                    </Count>
                  )}
                </Way>
              </li>
            ))}
          </List>
        </Group>
      ))}
    </Frame>
  );
}

/** Where the menu is higher than its place, the page that is open is seen in it, and the page itself stays where it is. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current === null) return;
  const endPx = current.offsetTop + current.offsetHeight;
  if (endPx + EDGE_PX > menu.scrollTop + menu.clientHeight) menu.scrollTop = endPx - menu.clientHeight / 2;
}
