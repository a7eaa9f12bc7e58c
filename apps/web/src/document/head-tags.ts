import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import type { Palettes } from '@brandpost/ui';
import { escapeHtml } from './escape.ts';
import { documentTitle, type PageMeta } from './page-meta.ts';
import { servicePicture } from './share-picture.ts';
import type { LogoPicture } from './structured-data/site.ts';

/** The feeds that the BFF serves. Source: DESIGN section 4. */
const FEEDS = [
  { path: '/feeds/nyheter.atom', title: 'Nyheter' },
  { path: '/feeds/krisinformation.atom', title: 'Krisinformation' },
  { path: '/feeds/krisinformation.cap.xml', title: 'Krisinformation (CAP)' },
] as const;

/** Languages as those who share pages write them. Source: Open Graph, ogp.me, og:locale */
const LOCALES: Readonly<Record<Language, string>> = {
  ...{ sv: 'sv_SE', 'sv-x-easy': 'sv_SE', swl: 'sv_SE', en: 'en_GB', fi: 'fi_FI', se: 'se_NO' },
  ...{ ar: 'ar_AR', fa: 'fa_IR', so: 'so_SO', uk: 'uk_UA', pl: 'pl_PL' },
};

/** Where readers of feeds find ours. */
function feedLinks(siteName: string): string {
  return FEEDS.map(({ path, title }) => {
    const name = escapeHtml(`${title} – ${siteName}`);
    return `<link rel="alternate" type="application/atom+xml" title="${name}" href="${path}">`;
  }).join('');
}

/** What the head says of the page, before any file that it needs. */
export function headTags(
  meta: PageMeta,
  site: { siteName: string; origin: string; palettes: Palettes; logo?: LogoPicture | undefined },
): string {
  const isIndexed = meta.isIndexed !== false;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(meta, site.siteName))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(site.origin + meta.canonicalPath)}">`,
    alternateLinks(meta, site.origin),
    shareTags(meta, site),
    isIndexed ? feedLinks(site.siteName) : '',
    themeColour('light', site.palettes),
    themeColour('dark', site.palettes),
    icon(site.logo),
  ].join('');
}

/** The page in each of its languages; the Swedish one is for all that none of them suits. */
function alternateLinks({ alternates = [] }: PageMeta, origin: string): string {
  const link = (hreflang: string, path: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}">`;
  return alternates
    .map(({ language, path }) =>
      language === OWN_LANGUAGE ? link(language, path) + link('x-default', path) : link(language, path),
    )
    .join('');
}

/** The browser's own bars are coloured as the page's top bar. */
function themeColour(theme: 'light' | 'dark', palettes: Palettes): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${palettes[theme].deep}">`;
}

/** On a tab there is room for a square: a logo that is none would be a line. */
function icon(logo: LogoPicture | undefined): string {
  return logo !== undefined && logo.width === logo.height
    ? `<link rel="icon" href="${escapeHtml(logo.src)}">`
    : '<link rel="icon" href="/icon.svg">';
}

/** What is shown where somebody shares the page. Source: Open Graph, ogp.me. */
function shareTags(meta: PageMeta, { siteName, origin }: { siteName: string; origin: string }): string {
  const picture = meta.picture ?? servicePicture(siteName);
  const news = meta.subject?.kind === 'news' ? meta.subject : null;
  return [
    property('og:title', documentTitle(meta, siteName)),
    property('og:description', meta.description),
    property('og:type', news === null ? 'website' : 'article'),
    property('og:url', origin + meta.canonicalPath),
    property('og:locale', LOCALES[meta.language ?? OWN_LANGUAGE]),
    property('og:site_name', siteName),
    property('og:image', origin + picture.path),
    property('og:image:width', picture.widthPx),
    property('og:image:height', picture.heightPx),
    property('og:image:alt', picture.alt),
    property('article:published_time', news?.published),
    property('article:modified_time', news?.updated === news?.published ? null : news?.updated),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Nothing at all for what is not known. */
function property(name: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return `<meta property="${name}" content="${escapeHtml(String(value))}">`;
}
