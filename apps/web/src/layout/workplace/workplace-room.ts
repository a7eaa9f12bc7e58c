import { visuallyHidden } from '@brandpost/ui';
import { css } from 'styled-components';
import { WITH_MENU_BESIDE } from './menu-beside.ts';
import { TAKES_TOP } from './out-of-sight-bar.ts';

/** How high the bar is. */
export const BAR_PX = 56;

/* As wide as a phone in a zoomed window is low: there the bar scrolls away, or it would cover what is read. */
const BAR_SCROLLS_AWAY = '@media (max-height: 500px) and (max-width: 74.99em)';

/* A page with a bar of its own, such as the editor, has the top of a phone to itself. */
const BAR_YIELDS = '@media (max-width: 47.99rem)';

/**
 * What stands below the bar, or beside the side menu, knows them by these: `--bp-bar` is how much of the top the bar
 * takes, `--bp-stuck` how much it takes together with the bar of anyone who acts as another, `--bp-side` how wide the menu is.
 */
export const workplaceRoom = css`
  --bp-bar: ${BAR_PX}px;
  --bp-stuck: calc(var(--bp-bar) + var(--bp-masquerade-bar, 0px));
  --bp-side: 0px;

  &[data-has-menu-beside='true'] {
    ${WITH_MENU_BESIDE} {
      --bp-side: 15rem;
    }
  }
  :root[data-side-menu='folded'] &[data-has-menu-beside='true'] {
    ${WITH_MENU_BESIDE} {
      --bp-side: 3.75rem;
    }
  }
  ${BAR_SCROLLS_AWAY} {
    --bp-bar: 0px;
  }
  ${BAR_YIELDS} {
    &:has([${TAKES_TOP}]) {
      --bp-bar: 0px;
    }
  }
  @media print {
    --bp-side: 0px !important;
  }
`;

/** Whether the bar stays on top. */
export const stickyBar = css`
  position: sticky;
  z-index: 50;
  top: var(--bp-masquerade-bar, 0px);

  ${BAR_SCROLLS_AWAY} {
    position: static;
  }
  ${BAR_YIELDS} {
    body:has([${TAKES_TOP}]) & {
      position: fixed;
      z-index: 60;
      inset-inline: 0;

      /* It is heard, and comes out for whoever is in it, or in what it has opened. */
      &:not(:focus-within, :has(:popover-open)) {
        ${visuallyHidden}
      }
    }
  }
`;
