/** Where the active alerts are remembered. */
export const ACTIVE_ALERTS = 'active-alerts';

/** Where the menu's pages are remembered. */
export const MENU_PAGES = 'menu-pages';
