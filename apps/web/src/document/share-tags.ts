import { escapeHtml } from './escape.ts';
import { documentTitle, type PageMeta } from './page-meta.ts';
import { servicePicture } from './share-picture.ts';

/** What is shown where somebody shares the page. Source: Open Graph, ogp.me. */
export function shareTags(
  meta: PageMeta,
  { siteName, origin }: { siteName: string; origin: string },
): string {
  const picture = meta.picture ?? servicePicture(siteName);
  const news = meta.subject?.kind === 'news' ? meta.subject : null;
  return [
    property('og:title', documentTitle(meta, siteName)),
    property('og:description', meta.description),
    property('og:type', news === null ? 'website' : 'article'),
    property('og:url', origin + meta.canonicalPath),
    property('og:locale', 'sv_SE'),
    property('og:site_name', siteName),
    property('og:image', origin + picture.path),
    property('og:image:width', picture.widthPx),
    property('og:image:height', picture.heightPx),
    property('og:image:alt', picture.alt),
    property('article:published_time', news?.published),
    property('article:modified_time', news?.updated),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Nothing at all for what is not known. */
function property(name: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return `<meta property="${name}" content="${escapeHtml(String(value))}">`;
}
