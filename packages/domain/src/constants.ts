/*
 * The product's numbers and fixed names. Each says where it comes from; units stand in the names.
 */

// --- Content: SPEC sections 3, 5 and 9 ---

/** Days that a tool is shown as new. SPEC 4 and 9, toolsNumDaysAsNew. */
export const TOOLS_NEW_DAYS = 30;
/** The category whose nodes are the groups. SPEC 3 and 9. */
export const GROUP_CATEGORY_ID = 2;
/** The category of media that named none. SPEC 3 and 9. */
export const DEFAULT_MEDIA_CATEGORY_ID = 1;
/** Parent of the pages at the top. SPEC 3: "parentId null becomes 0". */
export const ROOT_PARENT_ID = 0;
/** The page that is never in the menu: the start page. SPEC 2 and 9. */
export const HIDDEN_SLUG = 'startsida';

/** Characters, as are all lengths below. SPEC 5 and 9. */
export const TITLE_MAX_LENGTH = 128;
/** What can be saved. SPEC 5 and 9; DESIGN 6. */
export const EXCERPT_MAX_LENGTH = 250;
/** What one form allows. SPEC 5 and 9. */
export const EXCERPT_FORM_MAX_LENGTH = 450;
/** SPEC 5 and 9. */
export const BLURB_TITLE_MAX_LENGTH = 45;
/** SPEC 5 and 9. */
export const BLURB_TEXT_MAX_LENGTH = 160;
/** SPEC 5, Post, info title. */
export const INFO_TITLE_MAX_LENGTH = 128;
/** Groups that the form lets one choose. SPEC 5, Post, nodeIds. */
export const FORM_NODE_MAX_COUNT = 1;
/** SPEC 5 and 9. */
export const MEDIA_TITLE_MAX_LENGTH = 55;
/** SPEC 5 and 9. */
export const MEDIA_ALT_MIN_LENGTH = 4;
/** SPEC 5 and 9. */
export const MEDIA_ALT_MAX_LENGTH = 125;
/** How long a file lies in the trash before it is deleted. ADR 0075. */
export const MEDIA_TRASH_DAYS = 30;
/** SPEC 5 and 9. */
export const LINK_NAME_MIN_LENGTH = 2;
/** SPEC 5 and 9. */
export const LINK_NAME_MAX_LENGTH = 25;
/** SPEC 5 and 9. */
export const LINK_SHORT_DESCRIPTION_MIN_LENGTH = 5;
/** SPEC 5 and 9. */
export const LINK_SHORT_DESCRIPTION_MAX_LENGTH = 35;
/** SPEC 5 and 9. */
export const LINK_LONG_DESCRIPTION_MIN_LENGTH = 15;
/** SPEC 5 and 9. */
export const LINK_LONG_DESCRIPTION_MAX_LENGTH = 260;
/** What somebody calls one of their passkeys. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Why somebody acts as another, in characters. */
export const MASQUERADE_REASON_MAX_LENGTH = 500;
/** Name of a node; name, key and type of a category. SPEC 5. */
export const NAME_MIN_LENGTH = 1;

/** Twelfths of a row that a column may take. SPEC 3 and 9. */
export const COLUMN_WIDTHS = [12, 6, 4, 3, 2] as const;
/** SPEC 3, col. */
export const DEFAULT_COLUMN_WIDTH = 6;
/** SPEC 3 and 9: 1 is h1. */
export const HEADING_SIZES = [1, 2, 3, 4, 5] as const;
/** SPEC 3, heading. */
export const DEFAULT_HEADING_SIZE = 2;
/** SPEC 3, CMS content. */
export const BLOCK_VERSION = '1.0.0';

// --- Pages with a place of their own: SPEC section 2 ---

/** Lives at /kontakt/kontakta-oss. SPEC 2; DESIGN 6. */
export const CONTACT_PAGE_SLUG = 'kontakta-oss';
/** SPEC 2. */
export const JOBS_PAGE_SLUG = 'arbeta-hos-oss';
/** SPEC 2. */
export const COOKIE_PAGE_SLUG = 'om-kakor-cookies';
/** SPEC 2. */
export const PRIVACY_PAGE_SLUG = 'gdpr';
/** SPEC 2. */
export const ACCESSIBILITY_PAGE_SLUG = 'tillganglighetsredogorelse';
/** Where one complains about what is not accessible. Source: SWEDEN A-15 */
export const DIGG_COMPLAINT_ADDRESS = 'https://www.digg.se/tdosanmalan';
/** Reports of lacks are answered within so long: no law names a number, a reasonable time is what is asked. Source: SWEDEN A-15 */
export const LACK_ANSWER_DAYS = 14;
/** An address to answer is kept no longer, answered or not. Source: SWEDEN section 2.4 */
export const LACK_EMAIL_KEPT_DAYS = 180;
/** Counts of pages, searches and answers are kept for 24 months. */
export const VISITS_KEPT_DAYS = 731;
/** Tells whether one may make a fire; an ordinary page, which a site may do without. */
export const FIRE_BAN_PAGE_SLUG = 'eldningsforbud';
/** All but the last: what stands around every page leads to them. */
export const FIXED_PAGE_SLUGS = [
  CONTACT_PAGE_SLUG,
  JOBS_PAGE_SLUG,
  COOKIE_PAGE_SLUG,
  PRIVACY_PAGE_SLUG,
  ACCESSIBILITY_PAGE_SLUG,
] as const;
export type FixedPageSlug = (typeof FIXED_PAGE_SLUGS)[number];

// --- Lists: SPEC sections 7 and 9 ---

/** `perPage` of lists that are wanted whole. SPEC 7 and 9. */
export const LIST_PER_PAGE = 9999;
/** `perPage` of the pages that the menu is built from. SPEC 7 and 9. */
export const PAGES_PER_PAGE = 99_999;
/** What is named below a page for those who read on: more would be a menu. ADR 0059. */
export const MAX_RELATED_POSTS = 4;

// --- Roles and cookies: SPEC sections 1, 4, 6 and 9 ---

/** Anyone who has this role is an administrator. SPEC 3 and 6. */
export const ADMINISTRATOR_ROLE_KEY = 'rubicore-administrator';
/** Name of the cookie that hides the cookie banner. SPEC 4. */
export const ACCEPT_COOKIES_COOKIE = 'AcceptCookies';
/** How long that is remembered, as the page about cookies says. */
export const ACCEPT_COOKIES_DAYS = 365;

// --- Fire bans: ADR 0050 ---

/** For so long after a check it is said that there is no ban. */
export const NO_FIRE_BAN_CHECK_DAYS = 7;
/** For so long after a check it is said that there is one. */
export const FIRE_BAN_CHECK_DAYS = 30;
/** Without a connection, for so long after the last contact it is said that there is no ban: one may begin any day. */
export const NO_FIRE_BAN_OUT_OF_CONTACT_HOURS = 24;
/** Municipalities of one service; the largest in Sweden have about ten. */
export const FIRE_BAN_MAX_COUNT = 30;
/** The name of a municipality. */
export const MUNICIPALITY_MAX_LENGTH = 60;
/** The office or authority that has decided it. */
export const DECIDED_BY_MAX_LENGTH = 80;
/** As long as an excerpt: it is read on a phone. */
export const FIRE_BAN_NOTE_MAX_LENGTH = 250;
/** How old a forecast of the fire risk may be. */
export const FIRE_RISK_MAX_AGE_HOURS = 24;

// --- Time: SPEC sections 4, 8 and 9 ---

/** Wait before the loading bar shows. SPEC 4 and 9. */
export const PROGRESS_THROTTLE_MS = 200;
/** What the loading bar takes to fill. SPEC 4 and 9. */
export const PROGRESS_DURATION_MS = 5000;
/** Least time between two reloads after a failed chunk. SPEC 4, 8 and 9. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** SPEC 9. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

// --- Measures and colour: SPEC sections 2, 3 and 9 ---

/** Room above the main content. SPEC 2 and 9. */
export const HEADER_PADDING_DESKTOP_PX = 178;
/** SPEC 2 and 9. */
export const HEADER_PADDING_MOBILE_PX = 180;
/** Further room for each active crisis alert. SPEC 2 and 9. */
export const HEADER_PX_PER_ALERT = 52;
/** So many active crisis alerts have a row of their own on every page; the others are behind a link. ADR 0048. */
export const STRIP_MAX_ALERTS = 2;
/** SPEC 2 and 9. */
export const MAIN_PADDING_BOTTOM_PX = 48;
/** SPEC 2 and 9. */
export const CONTAINER_MAX_WIDTH_PX = 1500;
/** SPEC 9. */
export const DIALOG_WIDTH_PX = 640;
/** SPEC 2 and 9. */
export const SEARCH_PANEL_MAX_HEIGHT_PX = 1000;
/** SPEC 3 and 9. */
export const VIDEO_FRAME_HEIGHT_PX = 490;
/** SPEC 9. */
export const PRIMARY_COLOUR_LIGHT = '#174285';

/** The highest number that a column of the database holds. */
export const MAX_ID = 2_147_483_647;
