import {
  ACCESSIBILITY_PAGE_SLUG,
  CONTACT_PAGE_SLUG,
  COOKIE_PAGE_SLUG,
  JOBS_PAGE_SLUG,
  type Language,
  PRIVACY_PAGE_SLUG,
  pathOfPost,
} from '@brandpost/domain';

const segment = encodeURIComponent;

/** Every address of the site but those of the administration is built here. Source: SPEC section 2, Screens and routes. */
export const paths = {
  start: () => '/',
  changelog: () => '/changelog',
  login: (returnTo?: string) => (returnTo ? `/login?tillbaka=${segment(returnTo)}` : '/login'),
  /** `userId`: the one that the identity provider, or the upstream, knows somebody by. */
  profileInfo: (userId?: string) => (userId ? `/profile/info/${segment(userId)}` : '/profile/info'),
  profile: () => '/profile',
  information: () => '/profile/information',
  receipts: (postId: number) => `/profile/information/${postId}/kvittenser`,
  tools: () => '/profile/tools',
  myContent: () => '/profile/my-content',
  ads: (type: 'advertisment' | 'givetake') => (type === 'advertisment' ? '/annons' : '/ge-ta'),
  createContent: (postId: number | null = null) =>
    postId === null ? '/skapa-innehall' : `/skapa-innehall/${postId}`,
  preview: (token: string) => `/forhandsvisning/${segment(token)}`,
  publishAlert: (template?: string) => (template ? `/krislarm?mall=${segment(template)}` : '/krislarm'),
  maintenance: () => '/maintenance',
  newsList: (page = 1, year?: number) => {
    const query = new URLSearchParams();
    if (year !== undefined) query.set('ar', String(year));
    if (page > 1) query.set('sida', String(page));
    const text = query.toString();
    return text === '' ? '/nyheter' : `/nyheter?${text}`;
  },
  newsItem: (slug: string) => `/nyhet/${segment(slug)}`,
  overview: (slug?: string) => (slug ? `/overblick/${segment(slug)}` : '/overblick'),
  page: (slug: string, related?: string) =>
    related ? `/sida/${segment(slug)}/${segment(related)}` : `/sida/${segment(slug)}`,
  /** All that there is in another language. */
  pagesIn: (language: Language) => `/overblick?sprak=${language}`,
  eServices: (slug?: string) => (slug ? `/e-tjanster/${segment(slug)}` : '/e-tjanster'),
  contact: (slug?: string) => (slug ? `/kontakt/${segment(slug)}` : '/kontakt'),
  alert: (slug: string) => `/krisinformation/${segment(slug)}`,
  alerts: () => '/krisinformation',
  search: (text?: string) => (text ? `/sok/${segment(text)}` : '/sok'),
  contactUs: () => `/kontakt/${CONTACT_PAGE_SLUG}`,
  cookies: () => `/sida/${COOKIE_PAGE_SLUG}`,
  privacy: () => `/sida/${PRIVACY_PAGE_SLUG}`,
  accessibility: () => `/sida/${ACCESSIBILITY_PAGE_SLUG}`,
  jobs: () => `/sida/${JOBS_PAGE_SLUG}`,
  post: pathOfPost,
} as const;
