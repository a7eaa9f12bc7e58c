/** The page that shows staff what their phone keeps for when there is no network. */
export const FIELD_PAGE = '/faltlage.html';
