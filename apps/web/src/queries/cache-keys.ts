/** Where the active alerts are remembered. */
export const ACTIVE_ALERTS = 'active-alerts';

/** Where the menu's pages are remembered. */
export const MENU_PAGES = 'menu-pages';

/** Where all pages are remembered, those that are versions in another language too. */
export const ALL_PAGES = 'all-pages';
