import type { Graph, Thing } from 'schema-dts';
import { paths } from '../../addresses/paths.ts';
import { stateJson } from '../escape.ts';
import type { PageMeta } from '../page-meta.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { newsArticle } from './news-article.ts';
import { organization } from './organization.ts';
import type { Site } from './site.ts';
import { specialAnnouncement } from './special-announcement.ts';
import { webSite } from './web-site.ts';

/** What a page is about, in the words of schema.org; null where it says nothing that machines have a word for. */
export function structuredData(meta: PageMeta, site: Site): Graph | null {
  if (meta.isIndexed === false) return null;
  const things = [...thingsOf(meta, site)];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

/** The element that carries it: data that no browser runs, so that no policy has to allow it. */
export function structuredDataTag(meta: PageMeta, site: Site): string {
  const graph = structuredData(meta, site);
  return graph === null ? '' : `<script type="application/ld+json">${stateJson(graph)}</script>`;
}

function* thingsOf(meta: PageMeta, site: Site): Generator<Thing> {
  const { subject, trail } = meta;
  if (meta.canonicalPath === paths.start()) yield webSite(site);
  if (subject?.kind === 'service') yield organization(site);
  if (subject?.kind === 'news') yield newsArticle(meta, subject, site);
  if (subject?.kind === 'alert') yield specialAnnouncement(meta, subject, site);
  if (trail !== undefined) yield breadcrumbList(meta, trail, site.origin);
}
