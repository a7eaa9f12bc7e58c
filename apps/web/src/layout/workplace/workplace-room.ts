import { css } from 'styled-components';
import { WITH_MENU_BESIDE } from './menu-beside.ts';

/** How high the bar is. */
export const BAR_PX = 56;

/* As wide as a phone in a zoomed window is low: there the bar scrolls away, or it would cover what is read. */
const BAR_SCROLLS_AWAY = '@media (max-height: 500px) and (max-width: 74.99em)';

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
`;
