import { palettes } from '@brandpost/ui';
import { escapeHtml } from './escape.ts';
import { feedLinks } from './feed-links.ts';
import { documentTitle, type PageMeta } from './page-meta.ts';
import { shareTags } from './share-tags.ts';

/** What the head says of the page, before any file that it needs. */
export function headTags(meta: PageMeta, site: { siteName: string; origin: string }): string {
  const isIndexed = meta.isIndexed !== false;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(meta, site.siteName))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(site.origin + meta.canonicalPath)}">`,
    shareTags(meta, site),
    isIndexed ? feedLinks(site.siteName) : '',
    '<meta name="color-scheme" content="light dark">',
    themeColour('light'),
    themeColour('dark'),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  ].join('');
}

/** The browser's own bars are coloured as the page's top bar. */
function themeColour(theme: 'light' | 'dark'): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${palettes[theme].deep}">`;
}
