import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import type {
  BreadcrumbList,
  Graph,
  NewsArticle,
  SearchAction,
  SpecialAnnouncement,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { stateJson } from '../escape.ts';
import type { PageMeta, TrailStep } from '../page-meta.ts';
import type { PageSubject } from '../page-subject.ts';
import { servicePicture } from '../share-picture.ts';
import { jobPosting } from './job-posting.ts';
import { organization, publisher } from './organization.ts';
import type { Site } from './site.ts';

/** Longer headlines are cut by those who show them. Source: Google, structured data for articles. */
const MAX_CHARACTERS = 110;

/** A piece of news. */
function newsArticle(
  meta: PageMeta,
  { published, updated, author }: Extract<PageSubject, { kind: 'news' }>,
  site: Site,
): NewsArticle {
  const { origin, siteName } = site;
  const picture = meta.picture ?? servicePicture(siteName);
  return {
    '@type': 'NewsArticle',
    headline: headlineFrom(meta.title ?? siteName),
    description: meta.description,
    url: origin + meta.canonicalPath,
    mainEntityOfPage: origin + meta.canonicalPath,
    inLanguage: 'sv',
    ...(published === null ? {} : { datePublished: published }),
    ...(updated === null ? {} : { dateModified: updated }),
    image: origin + picture.path,
    author: { '@type': 'Organization', name: author || siteName, url: `${origin}/` },
    publisher: publisher(site),
  };
}

function headlineFrom(title: string): string {
  const characters = [...title];
  if (characters.length <= MAX_CHARACTERS) return title;
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

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
  if (subject?.kind === 'vacancy') yield jobPosting(meta, subject, site);
  if (meta.language !== undefined) yield versionOfPage(meta, meta.language, site.origin);
  if (trail !== undefined) yield breadcrumbList(meta, trail, site.origin);
}

/** A page in another language than the site's. */
function versionOfPage(
  { title, canonicalPath, alternates }: PageMeta,
  inLanguage: Language,
  origin: string,
): WebPage {
  const original = alternates?.find(({ language }) => language === OWN_LANGUAGE);
  return {
    '@type': 'WebPage',
    name: title ?? '',
    url: origin + canonicalPath,
    inLanguage,
    ...(original && { translationOfWork: { '@type': 'WebPage', url: origin + original.path } }),
  };
}

/** The way here as the page shows it, and last the page itself. */
function breadcrumbList(meta: PageMeta, trail: readonly TrailStep[], origin: string): BreadcrumbList {
  const steps = [
    { title: sv.page.start, path: paths.start() },
    ...trail,
    { title: meta.title ?? '', path: meta.canonicalPath },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}

/** The types lack how the words of a search are given. Source: schema.org, Actions, part 4. */
type WordsAsked = SearchAction & { 'query-input': string };

/** The site and how it is searched. */
function webSite(site: Site): WebSite {
  const { origin, siteName } = site;
  const search: WordsAsked = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#webbplats`,
    url: `${origin}/`,
    name: siteName,
    inLanguage: 'sv',
    publisher: { '@id': publisher(site)['@id'] },
    potentialAction: search,
  };
}

/** Crisis information. Posts do not say where it holds, so neither does this. */
function specialAnnouncement(
  meta: PageMeta,
  { published, updated, ends }: Extract<PageSubject, { kind: 'alert' }>,
  site: Site,
): SpecialAnnouncement {
  const { origin, siteName } = site;
  return {
    '@type': 'SpecialAnnouncement',
    name: meta.title ?? siteName,
    text: meta.description,
    url: origin + meta.canonicalPath,
    category: origin + paths.alerts(),
    inLanguage: 'sv',
    ...(published === null ? {} : { datePosted: published }),
    ...(updated === null ? {} : { dateModified: updated }),
    ...(ends === null ? {} : { expires: ends }),
    publisher: publisher(site),
  };
}
